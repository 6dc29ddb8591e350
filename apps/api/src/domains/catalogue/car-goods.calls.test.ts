import { GoodList, OemCross, WiperSizes } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL, VESTA, VESTA_PETROL } from '../../testing/vehicles.ts';

const { database, fixtures, visitor } = await createTestApi();
await loadTestVehicles(database);
await database.pool.query(`insert into categories (id, parent_id, url, names) values
  (100, null, 'filters', '{"ru": "Фильтры"}'), (101, 100, 'oil-filters', '{"ru": "Масляные"}'),
  (102, 100, 'air-filters', '{"ru": "Воздушные"}'), (1200, null, 'oils', '{"ru": "Масла"}')`);
const guest = visitor();

/** An article of a category, on offer; of a new family that fits the engines. */
async function goodsOf(categoryId: number, name: string, engineIds: number[], quantity = 5) {
  const { id: familyId } = await database.db
    .insertInto('part_families')
    .values({ category_id: categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const engine_id of engineIds) {
    await database.db.insertInto('fitments').values({ family_id: familyId, engine_id }).execute();
  }
  const options = { names: { ru: name }, category_id: categoryId, family_id: familyId, sold: engineIds.length };
  const id = await fixtures.article('Mann-Filter', `N ${name}`, options);
  await fixtures.offer(id, await fixtures.priceList(`Склад ${name}`), { quantity });
  return { id, familyId };
}

test('cargoods_json lists the goods of a category, of a car, or of both, and of these those with the words', async () => {
  await goodsOf(101, 'Фильтр масляный первый', [VESTA_PETROL]);
  await goodsOf(101, 'Фильтр масляный второй', [VESTA_PETROL, RIO_DIESEL]);
  await goodsOf(102, 'Фильтр воздушный', [RIO_DIESEL]);
  await goodsOf(101, 'Фильтр масляный проданный', [VESTA_PETROL], 0);
  await goodsOf(1200, 'Масло моторное', []);
  const list = async (query: string) => {
    const { items, total } = await good(guest.get(`/services/catalogs/cargoods_json?${query}`), GoodList);
    return [total, ...items.map(({ productName }) => productName.split(' ').at(-1))];
  };
  expect(await list('categoryId=100')).toEqual([3, 'второй', 'первый', 'воздушный']);
  expect(await list('categoryId=101')).toEqual([2, 'второй', 'первый']);
  expect(await list('categoryId=101&skip=1')).toEqual([2, 'первый']);
  expect(await list(`engineId=${VESTA_PETROL}`)).toEqual([2, 'второй', 'первый']);
  expect(await list(`engineId=${RIO_DIESEL}&categoryId=102`)).toEqual([1, 'воздушный']);
  expect(await list(`engineId=${RIO_DIESEL}&categoryId=1200`)).toEqual([1, 'моторное']);
  expect(await list(`engineId=${RIO_DIESEL}&text=${encodeURIComponent('Воздушн')}`)).toEqual([1, 'воздушный']);
  expect(await list(`engineId=${RIO_DIESEL}&text=${encodeURIComponent('100%')}`)).toEqual([0]);
  expect(await list('')).toEqual([0]);
});

test('GetOemCross lists the numbers that replace a number, in both directions', async () => {
  const { id, familyId } = await goodsOf(101, 'Фильтр с заменами', []);
  await fixtures.maker('VAG', true);
  const original = await fixtures.article('VAG', '03C 115 561', { family_id: familyId });
  const substitute = await fixtures.article('Bosch', 'F 026', { family_id: familyId });
  const newer = await fixtures.article('Mann-Filter', 'NEW 1');
  await fixtures.cross(id, newer);
  const crosses = async (articleId: number) => {
    const found = await good(guest.get(`/services/search/getoemcross?articleId=${articleId}`), z.array(OemCross));
    return found.map(({ articleId: other, relation }) => [other, relation]);
  };
  expect(await crosses(id)).toEqual([
    [newer, 'replacement'],
    [original, 'original'],
    [substitute, 'substitute'],
  ]);
  expect(await crosses(newer)).toEqual([[id, 'replacement']]);
  expect(await guest.get('/services/search/GetOemCross?articleId=999999')).toMatchObject({ status: 404 });
});

test('wipers_json gives the lengths of a model’s blades with blades of these lengths', async () => {
  await database.pool.query(`insert into categories (id, url, names) values (1002, 'wiper-blades', '{"ru": "Щётки"}');
    insert into wiper_sizes (model_id, driver_mm, passenger_mm, connector) values (${VESTA}, 600, 400, 'hook')`);
  const blade = (length: number) => [{ name: { ru: 'Длина', en: 'Length' }, value: length }];
  const { id } = await goodsOf(1002, 'Щётка 600', []);
  const { id: other } = await goodsOf(1002, 'Щётка 650', []);
  const { id: sold } = await goodsOf(1002, 'Щётка 600 проданная', [], 0);
  for (const [article, length] of [
    [id, 600],
    [other, 650],
    [sold, 600],
  ] as const) {
    await database.pool.query('update articles set specifications = $2 where id = $1', [
      article,
      JSON.stringify(blade(length)),
    ]);
  }
  const sizes = await good(guest.get(`/services/catalogs/wipers_json?modelId=${VESTA}`), WiperSizes);
  expect(sizes).toMatchObject({ modelId: VESTA, connector: 'hook', isDemo: false });
  expect(
    sizes.blades.map(({ place, lengthMm, items }) => [place, lengthMm, ...items.map((item) => item.articleId)]),
  ).toEqual([
    ['driver', 600, id],
    ['passenger', 400],
  ]);
  expect(await guest.get('/services/catalogs/wipers_json?modelId=22')).toMatchObject({ status: 404 });
});
