import { Applicability, FitVerdict, type PriceUploadDetails } from '@partshop/api-client/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '../../testing/accounts.ts';
import { createClaimUploads } from '../../testing/claim-uploads.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';
import { workOnUpload } from './work/work-on-upload.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, fixtures } = api;
const { seller } = createSellers(api, createAccounts(api));
const uploads = createClaimUploads(api);
const visitor = api.visitor();

beforeAll(async () => {
  await loadTestVehicles(database);
  await database.pool.query(`
    insert into fit_options (code, names)
    values ('air-conditioning', '{"ru": "кондиционером", "en": "air conditioning"}')`);
});

type Own = Awaited<ReturnType<typeof seller>>;
let own: Own;
let number: string;
let articleId: number;
let tests = 0;
beforeEach(async () => {
  own = await seller();
  number = `F${(tests += 1)}`;
  articleId = await fixtures.article('MANN', number);
});

const HEADINGS = 'Бренд;Артикул;Марка;Модель;Поколение;Двигатель;Год с;Год по;Кузов;Сторона;Комплектация\n';
/** A row of the file: cells after the article. */
const fileOf = (...rows: string[]) => HEADINGS + rows.map((row) => `MANN;${number};${row}`).join('\n');
const upload = async (rows: readonly string[], { replaces = false, by = own } = {}) =>
  uploads.upload(by, fileOf(...rows), { type: 'fitments', replaces });
const apply = async (compared: PriceUploadDetails, by = own) => uploads.apply(by, compared);
const load = async (rows: readonly string[], options: { replaces?: boolean; by?: Own } = {}) =>
  apply(await upload(rows, options), options.by);

const nameOf = async ({ list }: Own): Promise<string> => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select s.name from sellers s join price_lists p on p.seller_id = s.id where p.id = $1',
    [list],
  );
  return rows[0]?.name ?? '';
};

async function verdict(engineId: number, answers: Record<string, boolean> = {}, lang = 'ru') {
  const asked = {
    articleIds: [articleId],
    engineIds: [engineId],
    answers: Object.entries(answers).map(([key, isTrue]) => ({ key, isTrue })),
  };
  const { verdicts } = await good(
    visitor.post(`/services/search/fit_json?lang=${lang}`, asked),
    z.object({ verdicts: z.array(FitVerdict) }),
  );
  return verdicts[0];
}

const carsOf = async (lang = 'ru') =>
  good(visitor.get(`/services/search/applicability?articleId=${articleId}&lang=${lang}`), Applicability);

test('what a seller says of cars is shown with the seller as its source, and is no answer for other cars', async () => {
  const compared = await upload(['Lada;Vesta;I;1.6 CNG']);
  expect(compared).toMatchObject({
    state: 'ready',
    priceListId: null,
    changes: null,
    crosses: null,
    fitments: {
      added: 1,
      rows: {
        added: [
          {
            row: 2,
            number,
            brandName: 'LADA',
            seriaName: 'Vesta',
            modelName: 'I',
            conditions: [],
            oldConditions: null,
          },
        ],
      },
    },
  });
  expect(await verdict(VESTA_GAS)).toMatchObject({ verdict: 'unknown', source: null });
  expect(await apply(compared)).toMatchObject({ state: 'applied', result: { added: 1, rowsRead: 1 } });
  const name = await nameOf(own);
  expect(await verdict(VESTA_GAS)).toMatchObject({ verdict: 'fits', source: { name: `продавец ${name}` } });
  expect(await verdict(VESTA_GAS, {}, 'en')).toMatchObject({ source: { name: `the seller ${name}` } });
  expect(await verdict(RIO_DIESEL)).toMatchObject({ verdict: 'unknown', source: null });
  expect(await carsOf()).toMatchObject({ total: 1, source: { name: `продавец ${name}` } });
  await database.pool.query('update sellers set names = $1 where name = $2', [{ ru: 'Ухо' }, name]);
  expect(await verdict(VESTA_GAS)).toMatchObject({ source: { name: 'продавец Ухо' } });
});

test('a row without an engine means all engines that were made in its years; what is always true is no condition', async () => {
  const { fitments } = await upload(['LADA;Vesta;;;2016;;;;', 'Kia;Rio;III;;01.2011;2017-12;;;']);
  // Vesta I has three engines, Vesta NG none.
  expect(fitments).toMatchObject({ added: 4 });
  const [vesta, , , rio] = fitments?.rows.added ?? [];
  expect(vesta).toMatchObject({ row: 2, conditions: [{ kind: 'made-from', value: '2016-01' }] });
  expect(rio).toMatchObject({ row: 3, modelName: 'III', conditions: [] });
});

test('conditions are asked of the buyer', async () => {
  await load(['LADA;Vesta;I;1.6;;05.2019;универсал;перед слева;Кондиционером']);
  const asked = await verdict(VESTA_PETROL, {}, 'en');
  expect(asked).toMatchObject({
    verdict: 'unknown',
    position: 'front-left',
    conditions: [
      { key: 'made-to:2019-05' },
      { key: 'option:air-conditioning', text: 'air conditioning' },
      { key: 'body:wagon' },
    ],
  });
  const answers = Object.fromEntries(asked?.conditions.map(({ key }) => [key, true]) ?? []);
  expect(await verdict(VESTA_PETROL, answers)).toMatchObject({ verdict: 'fits' });
  expect(await verdict(VESTA_PETROL, { 'body:wagon': false })).toMatchObject({ verdict: 'does-not-fit' });
});

test('what the catalogue says of an article stands alone', async () => {
  await load(['LADA;Vesta;I;1.6']);
  expect(await verdict(VESTA_PETROL)).toMatchObject({ verdict: 'fits' });
  const familyId = await fixtures.family();
  await database.pool.query('update articles set family_id = $1 where id = $2', [familyId, articleId]);
  await database.pool.query('insert into fitments (family_id, engine_id) values ($1, $2)', [familyId, RIO_DIESEL]);
  expect(await verdict(VESTA_PETROL)).toMatchObject({ verdict: 'does-not-fit', source: null });
  expect(await carsOf()).toMatchObject({ total: 1, brands: [{ brandName: 'Kia' }] });
});

test('a file is compared with what the seller said before, and taken back with all later ones', async () => {
  const { id } = await load(['LADA;Vesta;I;1.6;2016', 'LADA;Vesta;I;1.6 CNG']);
  const compared = await upload(['LADA;Vesta;I;1.6;2018', 'Kia;Rio'], { replaces: true });
  expect(compared.fitments).toMatchObject({
    added: 1,
    changed: 1,
    unchanged: 0,
    gone: 1,
    rows: {
      added: [{ row: 3, seriaName: 'Rio' }],
      changed: [{ row: 2, conditions: [{ value: '2018-01' }], oldConditions: [{ value: '2016-01' }] }],
      gone: [{ row: null, engineName: expect.stringContaining('CNG') as string }],
    },
  });
  await apply(compared);
  expect(await carsOf()).toMatchObject({ total: 2 });
  const undone = await uploads.takeBack(own, compared.id);
  expect(undone).toMatchObject({ state: 'applied', result: { added: 1, changed: 1, withdrawn: 1 } });
  expect(await verdict(VESTA_PETROL)).toMatchObject({ conditions: [{ value: '2016-01' }] });
  await uploads.takeBack(own, id);
  expect(await carsOf()).toMatchObject({ total: 0, source: null });
});

test('refused rows say what to do, and leave what was said of their article', async () => {
  await load(['LADA;Vesta;I;1.6']);
  const found = await upload(
    [
      'LADA;Веста',
      'LADA;Vesta;IX',
      'LADA;Vesta;I;V12',
      'LADA;Vesta;I;;1990;2001',
      'LADA;Vesta;I;;2016;2015',
      'LADA;Vesta;I;;давно;13.2015;трамвай;середина;люком',
    ],
    { replaces: true },
  );
  expect(
    found.refused.items.map(({ row, problems }) => [row, problems.map(({ field, reason }) => [field, reason])]),
  ).toEqual([
    [2, [['carModel', 'такой машины нет в каталоге']]],
    [3, [['generation', 'такой машины нет в каталоге']]],
    [4, [['engine', 'у этой машины нет такого двигателя']]],
    [5, [['madeFrom', 'в эти годы такую машину не выпускали']]],
    [6, [['madeTo', 'конец раньше начала']]],
    [
      7,
      [
        ['madeFrom', 'не год и не месяц'],
        ['madeTo', 'не год и не месяц'],
        ['bodyType', 'такого кузова нет'],
        ['side', 'не сторона и не ось'],
      ],
    ],
  ]);
  expect(found).toMatchObject({ rowsRead: 6, rowsRefused: 6, fitments: { added: 0, gone: 0 } });
  const Rows = [{ Row: 4, Cells: { ...found.refused.items[2]?.cells, engine: '1.6 CNG' } }];
  expect(await apply(await uploads.mend(own, found, Rows))).toMatchObject({ result: { added: 1, withdrawn: 0 } });
  expect(await verdict(VESTA_GAS)).toMatchObject({ verdict: 'fits' });
});

test('sellers speak for themselves: one takes back only what is its own', async () => {
  const other = await seller();
  const { id } = await load(['LADA;Vesta;I;1.6']);
  await load(['Kia;Rio'], { by: other });
  expect(await carsOf()).toMatchObject({ total: 2 });
  expect(await other.guest.get(`/services/seller/upload-state_json/${id}`)).toMatchObject({ status: 404 });
  await uploads.takeBack(own, id);
  expect(await carsOf()).toMatchObject({ total: 1, source: { name: `продавец ${await nameOf(other)}` } });
});
