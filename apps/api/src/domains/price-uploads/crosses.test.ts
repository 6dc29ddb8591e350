import { PriceUploadDetails, PriceUploads, type UploadType } from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createClaimUploads } from '../../testing/claim-uploads.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { findOemCrosses } from '../catalogue/oem-cross.queries.ts';
import { workOnUpload } from './work/work-on-upload.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, fixtures, settled } = api;
const { seller } = createSellers(api, createAccounts(api));

type Own = Awaited<ReturnType<typeof seller>>;
let own: Own;
let tests = 0;
/** Part numbers of this test alone. */
let part: (name: string) => string;
beforeEach(async () => {
  own = await seller();
  const count = (tests += 1);
  part = (name) => `C${count}X${name}`;
  for (const name of ['1', '2', '3', '4']) await fixtures.article('MANN', part(name));
});

const HEADINGS = 'Бренд;Артикул;Бренд аналога;Артикул аналога;Направление;Уверенность\n';
type Row = [number: string, other: string, direction?: string, confidence?: string];
const fileOf = (...rows: Row[]) =>
  HEADINGS +
  rows
    .map(([number, other, direction = '', confidence = '']) =>
      ['MANN', part(number), 'MANN', part(other), direction, confidence].join(';'),
    )
    .join('\n');

const uploads = createClaimUploads(api);
const stateOf = async (id: number) => uploads.stateOf(own, id);
type Sent = { replaces?: boolean; by?: Own; type?: UploadType };
const upload = async (file: string, { replaces = false, by = own, type = 'crosses' }: Sent = {}) =>
  uploads.upload(by, file, { type, replaces });
const apply = async (compared: PriceUploadDetails, by = own) => uploads.apply(by, compared);
const takeBack = async (id: number) => uploads.takeBack(own, id);

const load = async (rows: Row[], options: { replaces?: boolean; by?: Own } = {}) =>
  apply(await upload(fileOf(...rows), options), options.by);

/** The edges of the graph among the articles of this test: `1 → 2: 49`. */
async function edges(source = 'seller'): Promise<string[]> {
  const { rows } = await database.pool.query<{ edge: string }>(
    `select format('%s → %s: %s', one.number, other.number, confidence) as edge
     from article_crosses c join articles one on one.id = article_id join articles other on other.id = other_id
     where c.source = $1 and c.kind = 'substitute' and one.number like $2 order by 1`,
    [source, part('%')],
  );
  return rows.map(({ edge }) => edge.replaceAll(/C\d+X/g, ''));
}

test('a file is compared with what the seller said before, and applied', async () => {
  await load([
    ['1', '2'],
    ['1', '3', 'в одну сторону', '50'],
    ['3', '4'],
  ]);
  expect(await edges()).toEqual(['1 → 2: 49', '1 → 3: 24', '2 → 1: 49', '3 → 4: 49', '4 → 3: 49']);
  const compared = await upload(fileOf(['1', '2'], ['1', '3', 'в обе стороны', '80 %'], ['2', '4', 'one way']), {
    replaces: true,
  });
  expect(compared).toMatchObject({
    state: 'ready',
    changes: null,
    priceListId: null,
    crosses: {
      added: 1,
      changed: 1,
      unchanged: 1,
      gone: 1,
      rows: {
        added: [
          { row: 4, number: part('2'), otherNumber: part('4'), isBoth: false, confidence: 100, oldConfidence: null },
        ],
        changed: [{ row: 3, isBoth: true, confidence: 80, oldConfidence: 50 }],
        gone: [{ row: null, number: part('3'), otherNumber: part('4'), confidence: null, oldConfidence: 100 }],
      },
    },
  });
  expect(await edges()).toHaveLength(5);
  expect(await apply(compared)).toMatchObject({
    state: 'applied',
    result: { added: 1, changed: 1, unchanged: 1, withdrawn: 1, rowsRead: 3, rowsRefused: 0 },
  });
  expect(await edges()).toEqual(['1 → 2: 49', '1 → 3: 39', '2 → 1: 49', '2 → 4: 49', '3 → 1: 39']);
});

test('refused rows say what to do, are mended in place, and leave what was said before', async () => {
  await load([['1', '2', '', '90']]);
  const found = await upload(
    `${fileOf(['1', '2', '', 'очень'], ['1', '1'], ['1', '99'], ['3', '4', 'вверх'])}\n;;;\n;${part('1')};MANN;${part('2')};;`,
    { replaces: true },
  );
  expect(found).toMatchObject({ rowsRead: 5, rowsRefused: 5, crosses: { added: 0, gone: 0 } });
  expect(
    found.refused.items.map(({ row, problems }) => [row, problems.map(({ field, reason }) => [field, reason])]),
  ).toEqual([
    [2, [['confidence', 'не число от 1 до 100']]],
    [3, [['otherNumber', 'номера совпадают']]],
    [4, [['otherNumber', 'такого артикула нет в каталоге']]],
    [5, [['direction', 'не направление']]],
    [7, [['maker', 'пусто']]],
  ]);
  const Rows = [{ Row: 4, Cells: { ...found.refused.items[2]?.cells, otherNumber: part('3') } }];
  expect(await apply(await uploads.mend(own, found, Rows))).toMatchObject({
    result: { added: 1, withdrawn: 0, rowsRefused: 4 },
  });
  expect(await edges()).toEqual(['1 → 2: 44', '1 → 3: 49', '2 → 1: 44', '3 → 1: 49']);
});

test('uploads are taken back with all later ones, and taking back is taken back', async () => {
  const first = await load([['1', '2']]);
  const second = await load([
    ['1', '2', '', '10'],
    ['3', '4'],
  ]);
  const last = await edges();
  await load([['1', '3']], { replaces: true });
  const undone = await takeBack(second.id);
  expect(undone).toMatchObject({
    state: 'applied',
    undoesId: second.id,
    result: { added: 1, changed: 0, withdrawn: 1 },
  });
  expect(await edges()).toEqual(['1 → 2: 49', '2 → 1: 49']);
  await takeBack(undone.id);
  expect(await edges()).toEqual(['1 → 3: 49', '3 → 1: 49']);
  expect(last).toHaveLength(4);
  await takeBack(first.id);
  expect(await edges()).toEqual([]);
});

test('only the last ten uploads can be taken back', async () => {
  for (let confidence = 1; confidence <= 11; confidence += 1) await load([['1', '2', '', String(confidence)]]);
  const { uploads: last } = await good(own.guest.get('/services/seller/uploads_json/crosses'), PriceUploads);
  expect(last.map(({ canTakeBack }) => canTakeBack)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  const oldest = last.at(-1)?.id ?? 0;
  expect(await own.guest.post(`/services/seller/upload-back_json/${oldest}`, {})).toMatchObject({ status: 409 });
});

test('the surest of several sellers counts, and what one takes back stays for the other', async () => {
  const other = await seller();
  const { id } = await load([['1', '2', 'one way', '90']]);
  await load([['2', '1', '', '50']], { by: other });
  expect(await edges()).toEqual(['1 → 2: 44', '2 → 1: 24']);
  await takeBack(id);
  expect(await edges()).toEqual(['1 → 2: 24', '2 → 1: 24']);
  await database.pool.query(
    'delete from seller_crosses where seller_id = (select seller_id from price_lists where id = $1)',
    [other.list],
  );
  expect(await edges()).toEqual([]);
});

test('what the catalogue says stays, and is surer than any seller', async () => {
  const ids = await database.pool.query<{ id: number }>(
    'select id from articles where number = any($1) order by number',
    [[part('1'), part('2')]],
  );
  const [one = 0, two = 0] = ids.rows.map(({ id }) => id);
  await fixtures.cross(one, two, { kind: 'substitute', source: 'maker', confidence: 50 });
  const { id } = await load([
    ['1', '2'],
    ['1', '3'],
  ]);
  const crosses = await findOemCrosses(database.pool, one, 'ru');
  expect(crosses?.map(({ clearNumber, confidence, sources }) => [clearNumber, confidence, sources])).toEqual([
    [part('2'), 50, ['maker', 'seller']],
    [part('3'), 49, ['seller']],
  ]);
  await takeBack(id);
  expect(await edges('maker')).toEqual(['1 → 2: 50']);
});

test('a repeated pair counts once; the last row of it is applied', async () => {
  const compared = await upload(fileOf(['1', '2', '', '10'], ['1', '2', '', '20']));
  expect(compared).toMatchObject({ rowsRead: 2, repeated: 1, crosses: { added: 1 } });
  await apply(compared);
  expect(await edges()).toEqual(['1 → 2: 9', '2 → 1: 9']);
});

test('crosses that were changed meanwhile are compared again before anything is applied', async () => {
  const first = await upload(fileOf(['1', '2']));
  await load([['1', '2', '', '20']]);
  expect(await apply(first)).toMatchObject({ state: 'ready', isOutdated: true, crosses: { changed: 1 } });
  expect(await edges()).toEqual(['1 → 2: 9', '2 → 1: 9']);
});

test('columns are guessed in English, chosen by hand, and remembered for the kind', async () => {
  const english = await upload(`Brand,Part number,Cross brand,Cross number\nMANN,${part('1')},MANN,${part('2')}\n`);
  expect(english).toMatchObject({ state: 'ready', crosses: { added: 1 } });
  const file = `Кто;Что;Чей;Чем\nMANN;${part('1')};MANN;${part('3')}\n`;
  const unclear = await upload(file);
  expect(unclear).toMatchObject({
    state: 'columns',
    columns: { missing: ['maker', 'number', 'otherMaker', 'otherNumber'] },
  });
  const choose = async (Fields: string[]) =>
    own.guest.put(`/services/seller/upload-columns_json/${unclear.id}`, { Fields, Version: unclear.version });
  expect(await choose(['maker', 'number', 'otherMaker', 'price'])).toMatchObject({ status: 422 });
  await good(choose(['maker', 'number', 'otherMaker', 'otherNumber']), PriceUploadDetails);
  await settled();
  await apply(await stateOf(unclear.id));
  expect(await upload(file)).toMatchObject({ state: 'ready', crosses: { unchanged: 1 } });
});
