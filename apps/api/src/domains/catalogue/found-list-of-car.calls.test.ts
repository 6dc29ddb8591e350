import { FoundGoods } from '@partshop/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';

/** F3: the list of articles that a text finds, for a visitor with a car. */

const { database, fixtures, visitor } = await createTestApi();
const guest = visitor();
const names = { ru: 'Ремень' };

/** A family with an article; it fits the engines. */
async function belt(number: string, sold: number, engineIds: readonly number[], more: object = {}): Promise<number> {
  const family_id = await fixtures.family();
  await fixtures.article('Gates', number, { names, sold, family_id });
  for (const engine_id of engineIds) {
    await database.db
      .insertInto('fitments')
      .values({ family_id, engine_id, ...more })
      .execute();
  }
  return family_id;
}

beforeAll(async () => {
  await loadTestVehicles(database);
  const category = { id: 77, url: 'hoses', names: '{"ru": "Шланги"}' };
  await database.db.insertInto('categories').values(category).execute();
  await belt('MISFIT 1', 99, [RIO_DIESEL]);
  const mixed = await belt('FITS 1', 1, []);
  const special = await fixtures.article('Dayco', 'FITS 2', { names, sold: 2, family_id: mixed });
  const insert = database.db.insertInto('fitments');
  await insert.values({ family_id: mixed, engine_id: RIO_DIESEL }).execute();
  await insert.values({ family_id: mixed, engine_id: VESTA_PETROL, article_id: special }).execute();
  await belt('CONDITION', 3, [VESTA_PETROL], { made_from: '2018-01-01' });
  await belt('BOTH', 5, [VESTA_PETROL, RIO_DIESEL]);
  await belt('UNKNOWN', 50, []);
  await fixtures.article('Bosch', 'ANY CAR', { names, sold: 40 });
});

const list = (more: object) =>
  good(guest.post('/services/search/getcardgoods_json', { Text: 'ремень', ...more }), FoundGoods);
const numbers = ({ items }: FoundGoods) => items.map(({ catalogFullNumber }) => catalogFullNumber);

const FITTING = ['BOTH', 'CONDITION', 'FITS 2'];
const UNKNOWN = ['UNKNOWN', 'ANY CAR'];
const MISFITS = ['MISFIT 1', 'FITS 1'];

test('without a car it is in the usual order and says nothing of a car', async () => {
  const found = await list({});
  expect([found.fit, found.total]).toEqual([null, 7]);
  expect(numbers(found)).toEqual(['MISFIT 1', 'UNKNOWN', 'ANY CAR', 'BOTH', 'CONDITION', 'FITS 2', 'FITS 1']);
  expect(numbers(await list({ WithoutMisfits: true }))).toEqual(numbers(found));
});

test('begins with what fits the car, under some condition too, then what nobody knows, and ends with what does not fit', async () => {
  const found = await list({ EngineId: VESTA_PETROL });
  expect([found.fit, found.total]).toEqual([{ engineId: VESTA_PETROL, misfits: 2 }, 7]);
  expect(numbers(found)).toEqual([...FITTING, ...UNKNOWN, ...MISFITS]);
});

test('leaves out what does not fit, and counts it', async () => {
  const found = await list({ EngineId: VESTA_PETROL, WithoutMisfits: true });
  expect([found.fit, found.total]).toEqual([{ engineId: VESTA_PETROL, misfits: 2 }, 5]);
  expect(numbers(found)).toEqual([...FITTING, ...UNKNOWN]);
  expect(found.filterList[0]?.values.map(({ text, count }) => [text, count])).toEqual([
    ['Gates', 3],
    ['Bosch', 1],
    ['Dayco', 1],
  ]);
});

test('comes in pages, and counts misfits within its filters', async () => {
  const page = await list({ EngineId: VESTA_PETROL, WithoutMisfits: true, Skip: 3, Take: 24 });
  expect([numbers(page), page.total]).toEqual([UNKNOWN, 5]);
  const dayco = await list({ EngineId: VESTA_PETROL, WithoutMisfits: true, Catalogs: ['dayco'] });
  expect([numbers(dayco), dayco.fit?.misfits]).toEqual([['FITS 2'], 0]);
  const soon = await list({ EngineId: VESTA_PETROL, DeliveryDays: 1, OrderBy: 3 });
  expect([soon.total, soon.fit?.misfits]).toEqual([0, 0]);
});

test('may hold nothing but misfits', async () => {
  const found = await list({ Text: 'MISFIT 1', EngineId: VESTA_GAS, WithoutMisfits: true });
  expect(found).toMatchObject({ items: [], total: 0, fit: { engineId: VESTA_GAS, misfits: 1 } });
});

test('of very many articles of a category ranks what fits the car too, however seldom it is sold', async () => {
  const family_id = await fixtures.family();
  await database.db.insertInto('fitments').values({ family_id, engine_id: VESTA_PETROL }).execute();
  const hose = { names: { ru: 'Шланг' }, category_id: 77 };
  await fixtures.article('Gates', 'HOSE FITS', { ...hose, family_id, sold: 0 });
  const other = await belt('HOSE OTHER', 1, [RIO_DIESEL]);
  await database.pool.query(
    `insert into articles (maker_id, number, names, search_text, category_id, sold, family_id)
     select $1, 'HOSE ' || n, '{"ru": "Шланг"}', 'шланг', 77, 10, case when n <= 100 then $2::bigint end
     from generate_series(1, 2100) n`,
    [await fixtures.maker('Gates'), other],
  );
  const found = await list({ Text: 'шланги', EngineId: VESTA_PETROL, Take: 2 });
  expect(numbers(found)[0]).toBe('HOSE FITS');
  expect(found.total).toBe(2000);
  const complete = await list({ Text: 'шланги', Take: 2 });
  expect([complete.total, complete.items.length]).toEqual([2000, 2]);
});
