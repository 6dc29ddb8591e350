import { gzipSync } from 'node:zlib';
import { MAX_UPLOAD_BYTES } from '@partshop/api-client';
import {
  MadeSellerToken,
  PriceUploadDetails,
  PriceUploads,
  SellerOffice,
  type PriceUploadType,
} from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { hostileFiles, sheetOf, workbookEntries, zipOf } from '../../testing/workbooks.ts';
import { createUploadWork } from './upload-work.ts';
import { workOnUpload } from './work/work-on-upload.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done' | 'failed'> {
  try {
    await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
    return 'done';
  } catch {
    return 'failed';
  }
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, settled } = api;
const { seller } = createSellers(api, createAccounts(api));

let own: Awaited<ReturnType<typeof seller>>;
let numbers = 0;
/** Part numbers of this test alone. */
let part: (name: string) => string;
beforeEach(async () => {
  own = await seller();
  const count = (numbers += 1);
  part = (name) => `T${count}X${name}`;
});

const HEADINGS = 'Бренд;Артикул;Наименование;Цена;Остаток\n';
type Sent = {
  type?: PriceUploadType;
  list?: number | null;
  replaces?: boolean;
  name?: string;
  newList?: object;
  isGzipped?: boolean;
};

const send = async (
  guest: Visitor,
  file: string | Buffer,
  { type = 'price', list, replaces = false, ...more }: Sent = {},
) =>
  guest.post('/services/seller/upload_json', {
    Type: type,
    PriceListId: list === undefined ? own.list : list,
    NewList: more.newList ?? null,
    Replaces: replaces,
    FileName: more.name ?? 'прайс.csv',
    File: Buffer.from(file).toString('base64'),
    IsGzipped: more.isGzipped ?? false,
  });

const stateOf = async (id: number, query = '', guest = own.guest) =>
  good(guest.get(`/services/seller/upload-state_json/${id}${query}`), PriceUploadDetails);

/** Uploads a file and waits until it was compared. */
async function upload(file: string | Buffer, sent: Sent = {}): Promise<PriceUploadDetails> {
  const { id } = await good(send(own.guest, file, sent), PriceUploadDetails);
  await settled();
  return stateOf(id);
}

async function act(what: 'apply' | 'drop', { id, version }: PriceUploadDetails): Promise<PriceUploadDetails> {
  await good(own.guest.post(`/services/seller/upload-${what}_json/${id}`, { Version: version }), PriceUploadDetails);
  await settled();
  return stateOf(id);
}

async function takeBack(id: number): Promise<PriceUploadDetails> {
  const added = await good(own.guest.post(`/services/seller/upload-back_json/${id}`, {}), PriceUploadDetails);
  await settled();
  return stateOf(added.id);
}

const load = async (rows: string, sent: Sent = {}) => act('apply', await upload(HEADINGS + rows, sent));

/** Every offer of the seller's list as `number: price × quantity`. */
async function offers(list = own.list): Promise<string[]> {
  const { rows } = await database.pool.query<{ offer: string }>(
    `select format('%s: %s × %s', number, price, quantity) as offer
     from offers join articles on articles.id = article_id where price_list_id = $1 order by number`,
    [list],
  );
  return rows.map(({ offer }) => offer.replace(/^T\d+X/, ''));
}

test('a file is compared with its list, and changes it when it is applied', async () => {
  await load(`MANN;${part('1')};Фильтр;100;5\nMANN;${part('2')};;200;5\nMANN;${part('3')};;300;5\n`);
  const compared = await upload(
    `${HEADINGS}MANN;${part('1')};;100;5\nMANN;${part('2')};;270;5\nMANN;${part('4')};;1;1\n`,
    {
      replaces: true,
    },
  );
  expect(compared).toMatchObject({
    state: 'ready',
    rowsRead: 3,
    rowsRefused: 0,
    changes: {
      added: 1,
      changed: 1,
      unchanged: 1,
      jumps: 1,
      gone: 1,
      rows: {
        added: [{ row: 4, number: part('4'), price: 100, oldPrice: null }],
        changed: [],
        jumps: [{ row: 3, number: part('2'), price: 27_000, oldPrice: 20_000 }],
        gone: [{ row: null, number: part('3'), price: null, oldPrice: 30_000 }],
      },
    },
  });
  expect(await offers()).toEqual(['1: 10000 × 5', '2: 20000 × 5', '3: 30000 × 5']);
  expect(await act('apply', compared)).toMatchObject({
    state: 'applied',
    result: { added: 1, changed: 1, unchanged: 1, withdrawn: 1, rowsRead: 3, rowsRefused: 0 },
  });
  expect(await offers()).toEqual(['1: 10000 × 5', '2: 27000 × 5', '4: 100 × 1']);
});

test('the seller is told of rows that the last upload of a list refused, unless it is old or taken back', async () => {
  const refusedRows = async () => (await good(own.guest.get('/services/seller/office_json'), SellerOffice)).refusedRows;
  const [fine, bad] = [`MANN;${part('1')};;100;5\n`, `MANN;${part('2')};;даром;5\n`];
  const applied = await load(fine + bad);
  expect(await refusedRows()).toEqual([{ uploadId: applied.id, type: 'price', rows: 1 }]);
  const compared = await upload(HEADINGS + fine + bad + bad.replace(part('2'), part('3')));
  const stock = await upload(`Бренд;Артикул;Остаток\nMANN;${part('1')};5x5\n`, { type: 'stock' });
  expect(await refusedRows()).toEqual([
    { uploadId: stock.id, type: 'stock', rows: 1 },
    { uploadId: compared.id, type: 'price', rows: 2 },
  ]);
  await act('drop', stock);
  await act('drop', compared);
  const NAMES = ['Первый', 'Второй'];
  for (const Name of NAMES) {
    const made = await upload(HEADINGS + fine + bad, { list: null, newList: { Name, City: 'Тверь', LeadDays: 2 } });
    expect((await refusedRows())[0]).toEqual({ uploadId: made.id, type: 'price', rows: 1 });
  }
  expect(await refusedRows()).toHaveLength(1 + NAMES.length);
  for (const { uploadId } of (await refusedRows()).slice(0, NAMES.length)) await act('drop', await stateOf(uploadId));
  expect(await refusedRows()).toEqual([{ uploadId: applied.id, type: 'price', rows: 1 }]);
  await takeBack(applied.id);
  expect(await refusedRows()).toEqual([]);

  const last = await load(fine + bad);
  expect(await refusedRows()).toEqual([{ uploadId: last.id, type: 'price', rows: 1 }]);
  const old = new Date(api.time.now.getTime() - 8 * 86_400_000);
  await database.db.updateTable('price_uploads').set({ added_at: old }).where('id', '=', last.id).execute();
  expect(await refusedRows()).toEqual([]);
});

test('refused rows are named in the language of the request, mended in place, and applied', async () => {
  const file = `${HEADINGS}MANN;${part('1')};;даром;5\n;${part('2')};;200;5\nMANN;${part('3')};;300;5\nMANN;${part('3')};;310;5\n`;
  const found = await upload(file);
  expect(found).toMatchObject({ rowsRead: 4, rowsRefused: 2, repeated: 1, refused: { total: 2 } });
  expect(found.refused.items[0]).toEqual({
    row: 2,
    cells: { maker: 'MANN', number: part('1'), name: '', price: 'даром', quantity: '5' },
    problems: [{ field: 'price', value: 'даром', reason: 'не число', advice: 'Напишите число цифрами' }],
  });
  const english = await stateOf(found.id, '?lang=en');
  expect(english.refused.items[0]?.problems[0]).toMatchObject({
    reason: 'not a number',
    advice: 'Write a number in digits',
  });

  const mend = async (Rows: object[], { version }: PriceUploadDetails) =>
    own.guest.put(`/services/seller/upload-rows_json/${found.id}`, { Rows, Version: version });
  const rows = [
    { Row: 2, Cells: { ...found.refused.items[0]?.cells, price: '150,50' } },
    { Row: 3, Cells: { ...found.refused.items[1]?.cells, maker: 'MANN', quantity: 'минус' } },
  ];
  await good(mend(rows, found), PriceUploadDetails);
  await settled();
  const mended = await stateOf(found.id);
  expect(mended).toMatchObject({ state: 'ready', mended: 2, rowsRefused: 1, refused: { total: 1 } });
  expect(mended.refused.items[0]).toMatchObject({ row: 3, cells: { maker: 'MANN', quantity: 'минус' } });
  expect(await mend(rows, found)).toMatchObject({ status: 409, body: { code: 'upload-changed' } });

  expect(await act('apply', mended)).toMatchObject({ state: 'applied', result: { added: 2, rowsRefused: 1 } });
  expect(await offers()).toEqual(['1: 15050 × 5', '3: 31000 × 5']);
});

test('the report is a table that no spreadsheet takes for formulas', async () => {
  const { id } = await upload(`${HEADINGS}MANN;${part('1')};;=1+1;5\nMANN;${part('2')};;5;5\n`);
  const report = await own.guest.download(`/services/seller/upload-report/${id}?lang=en`);
  expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await report.text()).split('\r\n').slice(0, 2)).toEqual([
    'Row;Column;Value;Reason;What to do',
    "2;price;'=1+1;not a number;Write a number in digits",
  ]);
});

test('the same file twice changes nothing and says so', async () => {
  const rows = `MANN;${part('1')};;100;5\n`;
  const first = await load(rows);
  const again = await upload(HEADINGS + rows);
  expect(again).toMatchObject({
    sameAppliedAt: first.doneAt,
    changes: { added: 0, changed: 0, unchanged: 1, gone: 0 },
  });
  expect(await act('apply', again)).toMatchObject({ result: { added: 0, changed: 0, unchanged: 1, withdrawn: 0 } });
});

test('uploads are taken back, with all later ones, and taking back too', async () => {
  await load(`A;${part('1')};;100;1\nA;${part('2')};;100;1\n`);
  const second = await load(`A;${part('1')};;110;1\nA;${part('3')};;100;1\n`);
  await load(`A;${part('1')};;120;1\nA;${part('3')};;105;1\n`, { replaces: true });
  const last = ['1: 12000 × 1', '3: 10500 × 1'];
  expect(await offers()).toEqual(last);
  const undone = await takeBack(second.id);
  expect(undone).toMatchObject({
    state: 'applied',
    undoesId: second.id,
    result: { added: 1, changed: 1, withdrawn: 1 },
  });
  expect(await offers()).toEqual(['1: 10000 × 1', '2: 10000 × 1']);
  expect(await takeBack(undone.id)).toMatchObject({ state: 'applied' });
  expect(await offers()).toEqual(last);
});

test('what is kept to take uploads back does not hold their articles, and goes with their runs', async () => {
  await load(`A;${part('1')};;100;1\nA;${part('2')};;100;1\n`);
  const changed = await load(`A;${part('1')};;200;1\nA;${part('2')};;200;1\n`);
  const { pool } = database;
  const kept = async () =>
    (
      await pool.query('select from offer_pasts p join import_runs r on r.id = run_id where price_list_id = $1', [
        own.list,
      ])
    ).rowCount;
  const { rows } = await pool.query<{ id: number }>('select id from articles where number = $1', [part('2')]);
  await pool.query('delete from offers where article_id = $1', [rows[0]?.id]);
  await pool.query('delete from articles where id = $1', [rows[0]?.id]);
  expect(await takeBack(changed.id)).toMatchObject({ state: 'applied', result: { changed: 1, added: 0 } });
  expect(await offers()).toEqual(['1: 10000 × 1']);

  expect(await kept()).toBeGreaterThan(0);
  const { rows: runs } = await pool.query<{ ids: number[] }>(
    'select array_agg(id) as ids from import_runs where price_list_id = $1',
    [own.list],
  );
  await pool.query('delete from import_runs where price_list_id = $1', [own.list]);
  expect((await pool.query('select from offer_pasts where run_id = any($1)', [runs[0]?.ids])).rowCount).toBe(0);
});

test('only the last ten uploads can be taken back', async () => {
  for (let price = 1; price <= 11; price += 1) await load(`A;${part('1')};;${price};1\n`);
  const { uploads } = await good(own.guest.get('/services/seller/uploads_json/price'), PriceUploads);
  expect(uploads.map(({ canTakeBack }) => canTakeBack)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  const first = uploads.at(-1)?.id ?? 0;
  expect(await own.guest.post(`/services/seller/upload-back_json/${first}`, {})).toMatchObject({ status: 409 });
});

test('columns that are not recognised are chosen, and remembered for the next file with these headings', async () => {
  const file = `Кто;Что;Почём;Сколько\nMANN;${part('1')};100;5\n`;
  const unclear = await upload(file);
  expect(unclear).toMatchObject({
    state: 'columns',
    columns: {
      headings: ['Кто', 'Что', 'Почём', 'Сколько'],
      fields: [null, null, null, null],
      sample: [['MANN', part('1'), '100', '5']],
      missing: ['maker', 'number', 'price', 'quantity'],
    },
  });
  const choose = async (Fields: (string | null)[], { version }: PriceUploadDetails) =>
    own.guest.put(`/services/seller/upload-columns_json/${unclear.id}`, { Fields, Version: version });
  expect(await choose(['maker', 'number', 'price', 'price'], unclear)).toMatchObject({
    status: 422,
    body: { code: 'columns-missing' },
  });
  await good(choose(['maker', 'number', 'price', 'quantity'], unclear), PriceUploadDetails);
  await settled();
  await act('apply', await stateOf(unclear.id));
  expect(await offers()).toEqual(['1: 10000 × 5']);
  expect(await upload(file)).toMatchObject({ state: 'ready', changes: { unchanged: 1 } });
});

test('a list of stock changes pieces alone, and names what is not offered', async () => {
  await load(`A;${part('1')};;100;1\nA;${part('2')};;200;2\nA;${part('3')};;300;3\n`);
  const stock = `Бренд;Артикул;Остаток\nA;${part('1')};7\nA;${part('9')};1\nA;${part('2')};2\n`;
  const compared = await upload(stock, { type: 'stock', replaces: true });
  expect(compared).toMatchObject({
    rowsRefused: 1,
    changes: { added: 0, changed: 1, unchanged: 1, gone: 1 },
    refused: {
      items: [
        { row: 3, cells: { number: part('9') }, problems: [{ reason: 'такого артикула нет в этом прайс-листе' }] },
      ],
    },
  });
  expect(await act('apply', compared)).toMatchObject({ result: { changed: 1, withdrawn: 1, rowsRefused: 1 } });
  expect(await offers()).toEqual(['1: 10000 × 7', '2: 20000 × 2', '3: 30000 × 0']);
});

test('a file without pieces changes prices alone, once its sender says so, and again the next time', async () => {
  await load(`A;${part('1')};;100;5\nA;${part('2')};;200;2\nA;${part('3')};;300;3\n`);
  await database.pool.query('update offers set multiplicity = 2, lead_days = 9 where price_list_id = $1', [own.list]);
  const file = `Бренд;Артикул;Цена;Срок\nA;${part('1')};110;5\nA;${part('9')};1;5\nA;${part('2')};200;5\n`;
  const unclear = await upload(file, { replaces: true });
  expect(unclear).toMatchObject({ state: 'columns', columns: { missing: ['quantity'] } });
  const Fields = ['maker', 'number', 'price', 'leadDays'];
  const chosen = { Fields, Version: unclear.version };
  await good(own.guest.put(`/services/seller/upload-columns_json/${unclear.id}`, chosen), PriceUploadDetails);
  await settled();
  const compared = await stateOf(unclear.id);
  expect(compared).toMatchObject({
    state: 'ready',
    rowsRefused: 1,
    columns: { fields: ['maker', 'number', 'price', null], missing: [] },
    changes: {
      added: 0,
      changed: 1,
      unchanged: 1,
      gone: 0,
      rows: { changed: [{ oldPrice: 10_000, price: 11_000, oldQuantity: 5, quantity: null }] },
    },
  });
  // Pieces are sold between the comparison and its application, and before it is taken back.
  const sellOne = 'update offers set quantity = quantity - 1 where price_list_id = $1 and quantity > 0';
  await database.pool.query(sellOne, [own.list]);
  expect(await act('apply', compared)).toMatchObject({ result: { changed: 1, withdrawn: 0, rowsRefused: 1 } });
  expect(await offers()).toEqual(['1: 11000 × 4', '2: 20000 × 1', '3: 30000 × 2']);
  const terms = 'select distinct multiplicity, lead_days from offers where price_list_id = $1';
  expect((await database.pool.query(terms, [own.list])).rows).toEqual([{ multiplicity: 2, lead_days: 9 }]);
  await database.pool.query(sellOne, [own.list]);
  await takeBack(unclear.id);
  expect(await offers()).toEqual(['1: 10000 × 3', '2: 20000 × 0', '3: 30000 × 1']);
  expect(await upload(file)).toMatchObject({ state: 'ready', changes: { changed: 1, gone: 0 } });
});

test('a workbook is read, and a new list is made when it is applied', async () => {
  const rows = [
    ['Бренд', 'Артикул', 'Цена', 'Остаток'],
    ['A', part('1'), '12,50', '3'],
  ];
  const newList = { Name: `Новый ${part('')}`, City: 'Тверь', LeadDays: 4 };
  const compared = await upload(zipOf(workbookEntries(sheetOf(rows))), { list: null, newList, name: 'прайс.xlsx' });
  expect(compared).toMatchObject({ state: 'ready', priceListId: null, listName: newList.Name });
  const { priceListId } = await act('apply', compared);
  expect(await offers(priceListId ?? 0)).toEqual(['1: 1250 × 3']);
  const { lists } = await good(own.guest.get('/services/seller/uploads_json/price'), PriceUploads);
  expect(lists.map(({ name, offers: count }) => [name, count])).toContainEqual([newList.Name, 1]);
});

test.each(Object.entries(hostileFiles()))('%s is refused, and the list stays as it was', async (_, { file, fault }) => {
  await load(`A;${part('1')};;100;1\n`);
  expect(await upload(file, { replaces: true })).toMatchObject({ state: 'refused', fault, changes: null });
  expect(await offers()).toEqual(['1: 10000 × 1']);
});

test('a file that is too large is refused before it is kept', async () => {
  const large = Buffer.alloc(20 * 1024 * 1024 + 1, 'A;1;100;5\n');
  expect(await send(own.guest, large)).toMatchObject({ status: 422, body: { code: 'file-refused' } });
  expect(await send(own.guest, '')).toMatchObject({ status: 422, body: { code: 'file-refused' } });
});

test('a list that was changed meanwhile is compared again before anything is applied', async () => {
  const first = await upload(`${HEADINGS}A;${part('1')};;100;1\n`);
  await load(`A;${part('1')};;200;1\n`);
  expect(await act('apply', first)).toMatchObject({ state: 'ready', isOutdated: true, changes: { changed: 1 } });
  expect(await offers()).toEqual(['1: 20000 × 1']);
});

test('an upload that was dropped is not applied', async () => {
  const found = await upload(`${HEADINGS}A;${part('1')};;100;1\n`);
  expect(await act('drop', found)).toMatchObject({ state: 'dropped' });
  expect(
    await own.guest.post(`/services/seller/upload-apply_json/${found.id}`, { Version: found.version + 1 }),
  ).toMatchObject({
    status: 409,
    body: { code: 'upload-changed' },
  });
});

test('another seller’s list is unknown', async () => {
  const other = await seller();
  expect(await send(own.guest, 'x', { list: other.list })).toMatchObject({ status: 404 });
});

test('two uploads of one list are worked on one after the other', async () => {
  const [first, second] = await Promise.all([
    good(send(own.guest, `${HEADINGS}A;${part('1')};;1;1\n`), PriceUploadDetails),
    good(send(own.guest, `${HEADINGS}A;${part('1')};;2;1\n`), PriceUploadDetails),
  ]);
  await settled();
  expect([(await stateOf(first.id)).state, (await stateOf(second.id)).state]).toEqual(['ready', 'ready']);
});

test('a worker that fails again and again is given up', async () => {
  let runs = 0;
  const { id } = await good(send(own.guest, `${HEADINGS}A;${part('1')};;1;1\n`), PriceUploadDetails);
  await settled();
  await database.pool.query(`update price_uploads set state = 'checking' where id = $1`, [id]);
  await database.pool.query('update price_upload_progress set attempts = 4 where upload_id = $1', [id]);
  const log = { warn: () => undefined } as never;
  await createUploadWork({ database, log }, async ({ uploadId }) => {
    runs += 1;
    await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
    return 'done';
  })();
  expect(await stateOf(id)).toMatchObject({ state: 'refused', fault: 'failed' });
  expect(runs).toBe(1);
});

test('a worker that takes too much is given up at once', async () => {
  const { id } = await good(send(own.guest, `${HEADINGS}A;${part('1')};;1;1\n`), PriceUploadDetails);
  await settled();
  await database.pool.query(`update price_uploads set state = 'checking' where id = $1`, [id]);
  const log = { warn: () => undefined } as never;
  await createUploadWork({ database, log }, async () => 'heavy')();
  expect(await stateOf(id)).toMatchObject({ state: 'refused', fault: 'heavy' });
});

test('a file may come packed by gzip', async () => {
  const sendPacked = async (packed: Buffer) => send(own.guest, packed, { isGzipped: true });
  const list = `${HEADINGS}A;${part('packed')};;100;1\n`;
  const { id } = await good(sendPacked(gzipSync(list)), PriceUploadDetails);
  await settled();
  expect(await stateOf(id)).toMatchObject({ state: 'ready', changes: { added: 1 } });

  const refused = (message: string) => ({ status: 422, body: { code: 'file-refused', message } });
  const largest = Buffer.alloc(MAX_UPLOAD_BYTES, 'x');
  expect(await sendPacked(gzipSync(largest))).toMatchObject({ status: 200 });
  expect(await sendPacked(gzipSync(Buffer.concat([largest, largest])))).toMatchObject(
    refused('The file is too large.'),
  );
  expect(await sendPacked(gzipSync(list).subarray(0, -9))).toMatchObject(refused('The file is not packed by gzip.'));
  expect(await sendPacked(Buffer.from(list))).toMatchObject(refused('The file is not packed by gzip.'));
  expect(await sendPacked(gzipSync(''))).toMatchObject(refused('The file is empty.'));
});

test('a program uploads a list by a token, which is applied by itself unless prices jump', async () => {
  const made = { Name: '1С', Scopes: ['upload-lists'] };
  const { secret } = await good(own.guest.post('/services/seller/token_json', made), MadeSellerToken);
  const authorization = `Bearer ${secret}`;
  const sendByProgram = async (price: number, headers: Record<string, string>, type: 'price' | 'crosses' = 'price') =>
    api.visitor().post(
      '/services/seller/upload_json',
      {
        Type: type,
        PriceListId: own.list,
        Replaces: true,
        Applies: true,
        FileName: 'list.csv',
        File: Buffer.from(`${HEADINGS}A;${part('1')};;${price};1\n`).toString('base64'),
      },
      headers,
    );
  const sent = await good(sendByProgram(100, { authorization }), PriceUploadDetails);
  await settled();
  const state = await api.visitor().get(`/services/seller/upload-state_json/${sent.id}`, { authorization });
  expect(state).toMatchObject({ status: 200, body: { state: 'applied', way: 'program' } });
  const jumping = await good(sendByProgram(200, { authorization }), PriceUploadDetails);
  await settled();
  expect(await stateOf(jumping.id)).toMatchObject({ state: 'ready', held: 'jumps' });
  expect(await offers()).toEqual(['1: 10000 × 1']);
  expect(await sendByProgram(100, { authorization }, 'crosses')).toMatchObject({ status: 400 });
  expect(await sendByProgram(100, {})).toMatchObject({ status: 401 });
  const other = await seller();
  expect(await other.guest.get(`/services/seller/upload-state_json/${sent.id}`)).toMatchObject({ status: 404 });
});
