import type { HttpHandler } from 'msw';
import type { PictureFault, PictureLoad, PictureLoadRow } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const LAST = '/services/seller/pictures_json';
const ROWS = '/services/seller/web-pictures_json';
const FILE = '/services/seller/picture-file_json';

const filter = {
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
};

const rowOf = (row: number, values: Partial<PictureLoadRow> = {}): PictureLoadRow => ({
  row,
  position: null,
  maker: '',
  number: 'W71295',
  source: 'https://photo.mann-filter.example/w712-95.jpg',
  state: 'added',
  fault: null,
  article: filter,
  ...values,
});
const refused = (row: number, fault: PictureFault, values: Partial<PictureLoadRow> = {}): PictureLoadRow =>
  rowOf(row, { state: 'refused', fault, article: null, ...values });

const loadOf = (rows: readonly PictureLoadRow[], id = 7): PictureLoad => {
  const count = (state: PictureLoadRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    id,
    at: '2026-06-15T11:40:00.000Z',
    waiting: count('waiting'),
    added: count('added'),
    refused: count('refused'),
    rows: [...rows],
  };
};

const MIXED = [
  refused(2, 'address-private', { source: 'https://192.168.1.5/a.jpg', article: filter }),
  refused(3, 'not-offered', { number: 'GDB-1550', source: 'https://photo.trw.example/gdb1550.jpg' }),
  refused(4, 'picture-size', { source: 'W71295_3.png', article: filter }),
  rowOf(1),
  rowOf(5, { state: 'waiting', article: null, number: 'OC 90' }),
];

type Sent = { Rows: { Maker: string; Number: string; Url: string }[] };

/** A server that has a load, and takes another one: its rows wait, then are added. */
export function photosServer(first: PictureLoad | null = loadOf(MIXED.slice(0, 4))): HttpHandler[] {
  let load = first;
  return [
    ...sellerServer(),
    mockCall('get', LAST, () => {
      const shown = load;
      // The next answer has loaded what waits.
      if (load) load = loadOf(load.rows.map((row) => (row.state === 'waiting' ? { ...row, state: 'added' } : row)));
      return { load: shown };
    }),
    mockCall('post', ROWS, async (request) => {
      const { Rows } = (await request.json()) as Sent;
      load = loadOf(
        Rows.map(({ Maker, Number, Url }, index) =>
          rowOf(index + 1, { maker: Maker, number: Number, source: Url, state: 'waiting', article: null }),
        ),
      );
      return { loadId: 8 };
    }),
    mockCall('post', FILE, async (request) => {
      const { LoadId, Name } = (await request.json()) as { LoadId: number | null; Name: string };
      const before = LoadId === null ? [] : (load?.rows ?? []);
      load = loadOf([...before, rowOf(before.length + 1, { source: Name })], 9);
      return { loadId: 9 };
    }),
  ];
}

export const noLoads = (): HttpHandler[] => photosServer(null);
export const longRows = (): HttpHandler[] =>
  photosServer(
    loadOf([
      refused(1, 'not-answered', {
        maker: 'Производственное объединение автокомпонентов',
        number: 'A 000 420 85 20 / 0044208520-ПРАВЫЙ',
        source: `https://photo.example/${'catalogue-of-pictures/'.repeat(12)}a.jpg`,
      }),
    ]),
  );
export const tooMany = (): HttpHandler[] => [
  mockCall('post', ROWS, refuse(429, { code: 'too-many-requests', retryAfter: 600 })),
  ...photosServer(),
];
export const photosSlow = (): HttpHandler[] => [mockEndless('get', LAST), ...photosServer()];
export const photosFailing = (): HttpHandler[] => [
  mockCall('get', LAST, refuse(500, { code: 'internal' })),
  ...photosServer(),
];
