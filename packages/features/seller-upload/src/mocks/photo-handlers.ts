import type { HttpHandler } from 'msw';
import type { ComparedPhoto, PictureLoad, PictureLoadRow, PriceUploadDetails } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { details, uploadServer } from './handlers.ts';

const AGAIN = '/services/seller/upload-photos_json/{id}';
const SERVER = 'https://photo.mann-filter.example';

const photo = (row: number | null, values: Partial<ComparedPhoto> = {}): ComparedPhoto => ({
  row,
  maker: 'MANN-FILTER',
  number: 'W 712/95',
  position: 1,
  address: `${SERVER}/w712-95.jpg`,
  oldAddress: null,
  ...values,
});

const PHOTOS: Partial<PriceUploadDetails> = {
  type: 'photos',
  priceListId: null,
  listName: '',
  fileName: 'фото.xlsx',
  changes: null,
  rowsRead: 320,
};

export const photos = (): HttpHandler[] =>
  uploadServer(
    details({
      ...PHOTOS,
      photos: {
        added: 24,
        changed: 1,
        unchanged: 610,
        gone: 1,
        rows: {
          added: [
            photo(2),
            photo(2, { position: 2, address: `${SERVER}/archive/2026/oil-filters/w712-95-side-view.jpg` }),
          ],
          changed: [
            photo(7, {
              number: 'C 30 130',
              address: `${SERVER}/new/c30130.webp`,
              oldAddress: `${SERVER}/old/c30130.jpg`,
            }),
          ],
          gone: [photo(null, { number: 'OC 90', address: null, oldAddress: `${SERVER}/oc90.png` })],
        },
      },
      columns: {
        headings: ['Бренд', 'Артикул', 'Фото', 'Фото 2'],
        fields: ['maker', 'number', 'photo', 'photo2'],
        sample: [['MANN-FILTER', 'W 712/95', `${SERVER}/w712-95.jpg`, '']],
        missing: [],
      },
      rowsRefused: 1,
      refused: {
        items: [
          {
            row: 9,
            cells: { maker: 'TRW', number: 'GDB1550', photo: 'http://photo.trw.example/gdb1550.jpg', photo2: '' },
            problems: [
              {
                field: 'photo',
                value: 'http://photo.trw.example/gdb1550.jpg',
                reason: 'адрес не начинается с https://',
                advice: 'Напишите адрес, который начинается с https://',
              },
            ],
          },
        ],
        total: 1,
        page: 1,
        take: 20,
      },
    }),
    [],
  );

const loaded = (row: number, position: number, values: Partial<PictureLoadRow> = {}): PictureLoadRow => ({
  row,
  position,
  maker: 'MANN-FILTER',
  number: 'W 712/95',
  source: `${SERVER}/w712-95-${position}.jpg`,
  state: 'added',
  fault: null,
  article: {
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/95',
    clearNumber: 'W71295',
    productName: 'Фильтр масляный',
  },
  ...values,
});

const ROWS = [
  loaded(4, 1, { number: 'C 30 130', state: 'refused', fault: 'not-answered' }),
  loaded(2, 1),
  loaded(2, 2),
];
const LOAD: PictureLoad = { id: 3, at: '2026-06-15T09:41:00.000Z', waiting: 0, added: 2, refused: 1, rows: ROWS };
const APPLIED: PriceUploadDetails = details({
  ...PHOTOS,
  state: 'applied',
  canTakeBack: true,
  result: { added: 24, changed: 1, unchanged: 610, withdrawn: 1, rowsRead: 320, rowsRefused: 0 },
  rowsRefused: 0,
  refused: { items: [], total: 0, page: 1, take: 20 },
  load: LOAD,
});

/** A photo of an applied file could not be loaded; it can when it is tried again. */
export const loadedPhotos = (): HttpHandler[] => {
  const all: PictureLoad = {
    ...LOAD,
    added: 3,
    refused: 0,
    rows: ROWS.map((row) => ({ ...row, state: 'added', fault: null })),
  };
  let load = LOAD;
  return [
    mockCall('get', '/services/seller/upload-state_json/{id}', () => ({ ...APPLIED, load })),
    mockCall('post', AGAIN, () => ({ ...APPLIED, load: (load = all) })),
    ...uploadServer(APPLIED, []),
  ];
};

/** Photos of an applied file are being loaded. */
export const loadingPhotos = (): HttpHandler[] =>
  uploadServer(
    { ...APPLIED, load: { ...LOAD, waiting: 22, added: 1, rows: [...ROWS, loaded(3, 1, { state: 'waiting' })] } },
    [],
  );
