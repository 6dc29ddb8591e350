import { expect, it } from 'vitest';
import type { ListSource } from '@partshop/api-client';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { findMendProblems } from './act-on-upload.saga.ts';
import { uploadFollowed, uploadsFollowed, uploadWatchers } from './follow-upload.saga.ts';
import { isLoading, loadingPath } from './sources/source-path.ts';
import { details, failing, uploadServer } from './mocks/handlers.ts';
import { cellName, findUploadProblems, readColumns, readMendedRows, wasName, writeCells } from './upload-form.ts';
import { sellerUpload, sellerUploads } from './upload.loadables.ts';
import { readType, readUpload, uploadPath } from './upload-path.ts';
import { loadUploads } from './upload.saga.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const args = (type: string, query = '') => ({ params: { type }, query: new URLSearchParams(query) });

it('loads the lists, or the chosen upload', async () => {
  server.use(...uploadServer());
  const { store } = createTestApp();
  await store.run(loadUploads, undefined, args('price'));
  expect(sellerUploads.select(store.getState(), 'price')).toMatchObject({ data: { lists: [{ id: 1 }, { id: 2 }] } });
  await store.run(loadUploads, undefined, args('price', 'upload=4'));
  expect(sellerUpload.select(store.getState(), { id: 4, page: 1 })).toMatchObject({ data: { state: 'ready' } });
  expect(selectPage(store.getState())).toMatchObject({ title: 'Загрузка прайс-листа', isIndexed: false });
});

it('is not found for another type, and fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadUploads, undefined, args('pictures'))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(store.run(loadUploads, undefined, args('price', 'upload=4'))).rejects.toMatchObject({ status: 500 });
});

it('asks how far a worker is until it is done, also after a lost answer', async () => {
  const answers = [details({ state: 'checking' }), null, details({ state: 'ready' })];
  let asked = 0;
  server.use(
    mockCall('get', '/services/seller/upload-state_json/{id}', () => {
      const answer = answers[asked];
      asked += 1;
      if (!answer) throw new Error('The connection is lost.');
      return answer;
    }),
  );
  const { store } = createTestApp();
  store.watch(uploadWatchers);
  const shown = { id: 4, page: 1 };
  const isReady = () => {
    const known = sellerUpload.select(store.getState(), shown);
    return 'data' in known && known.data?.state === 'ready';
  };
  const ready = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (isReady()) resolve();
    });
  });
  store.dispatch(uploadFollowed(shown));
  await ready;
  expect(asked).toBe(3);
});

it('asks for the list until the file of an address has come', async () => {
  let asked = 0;
  const source = (askedAt: string | null) => ({ id: 3, nextAt: '2026-06-15T10:00:00.000Z', askedAt }) as ListSource;
  const path = loadingPath('price', source(null));
  const query = new URL(path, 'http://shop.test').searchParams;
  server.use(
    mockCall('get', '/services/seller/uploads_json/{type}', () => {
      asked += 1;
      return { lists: [], uploads: [], mail: null, sources: [source(asked < 2 ? null : '2026-06-15T10:00:04.000Z')] };
    }),
  );
  const { store } = createTestApp();
  store.watch(uploadWatchers);
  const isDone = () => {
    const known = sellerUploads.select(store.getState(), 'price');
    return 'data' in known && known.data !== undefined && !isLoading(query, known.data.sources);
  };
  expect(isLoading(query, [source(null)])).toBe(true);
  const done = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (isDone()) resolve();
    });
  });
  store.dispatch(uploadsFollowed('price'));
  await done;
  store.dispatch(uploadsFollowed(null));
  expect(asked).toBe(2);
});

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code);
const file = new File(['x'], 'list.csv');

it.each<[Record<string, string | File>, string[]]>([
  [{ list: '1', file }, []],
  [{ list: '1' }, ['fileMissing']],
  [{ list: '1', file: new File([], '') }, ['fileMissing']],
  [{ list: '1', file: new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.csv') }, ['fileLarge']],
  [{ list: 'new', file, listName: 'Склад', city: 'Тверь', days: '3' }, []],
  [{ list: 'new', file, listName: ' ', city: 'Т', days: '366' }, ['nameMissing', 'cityMissing', 'daysWrong']],
])('checks the form of a new upload %#', (fields, codes) => {
  expect(codesOf(findUploadProblems(formOf(fields)))).toEqual(codes);
});

it('sends the rows that were changed alone', () => {
  const was = { maker: 'TRW', number: 'GDB1550', price: 'даром' };
  const cells = (row: number, price: string) => ({
    [wasName(row)]: writeCells(was),
    [cellName(row, 'maker')]: was.maker,
    [cellName(row, 'number')]: was.number,
    [cellName(row, 'price')]: price,
    [`cell:${row}:unknown`]: 'x',
  });
  const form = formOf({ ...cells(2, 'даром'), ...cells(3, '100') });
  expect(readMendedRows(form)).toEqual([{ Row: 3, Cells: { ...was, price: '100' } }]);
  expect(codesOf(findMendProblems(form))).toEqual([]);
  expect(codesOf(findMendProblems(formOf(cells(2, 'даром'))))).toEqual(['nothingMended']);
});

it('reads what columns hold, in their order', () => {
  const form = new FormData();
  for (const value of ['maker', '', 'price', 'nonsense']) form.append('column', value);
  expect(readColumns(form)).toEqual(['maker', null, 'price', null]);
});

it('says in the address what is shown', () => {
  expect(uploadPath('stock')).toBe('/seller/upload/stock');
  expect(uploadPath('price', 12, 2)).toBe('/seller/upload/price?upload=12&page=2');
  expect(readUpload(new URLSearchParams('upload=x'))).toBeNull();
  expect([readType('stock'), readType('crosses'), readType('pictures'), readType(undefined)]).toEqual([
    'stock',
    'crosses',
    null,
    null,
  ]);
});
