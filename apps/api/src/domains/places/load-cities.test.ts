import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { Fixtures } from '../../testing/fixtures.ts';
import type { KnownCity } from './city-table/cities.ts';
import { knownCities } from './city-table/cities.ts';
import { loadCities } from './load-cities.ts';

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const one = async (query: string): Promise<unknown> => {
    const { rows } = await database.pool.query<{ value: unknown }>(query);
    return rows[0]?.value;
  };
  return { database, one };
}

const city = (id: number, ru: string, more: Partial<KnownCity> = {}): KnownCity => ({
  id,
  country: 'RU',
  region: { ru: 'Область', en: 'Region' },
  names: { ru, en: `City ${id}`, ar: null },
  population: 1000,
  latitude: 55,
  longitude: 37,
  timeZone: 'Europe/Moscow',
  ...more,
});

test('the table is loaded once, however many processes start', async () => {
  const { database, one } = await open();
  const done = await Promise.all([1, 2, 3].map(() => loadCities(database.patient)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await one('select count(*) as value from cities')).toBe(knownCities.length);
  expect(await one(`select names as value from cities where id = 524901`)).toMatchObject({
    ru: 'Москва',
    en: 'Moscow',
  });
  expect(await loadCities(database.patient)).toBe(false);
});

test('a changed table updates and adds cities, and deletes none', async () => {
  const { database, one } = await open();
  await loadCities(database.patient, [city(1, 'Старый'), city(2, 'Верный')]);
  expect(await loadCities(database.patient, [city(1, 'Новый', { population: 5 }), city(3, 'Ещё')])).toBe(true);
  expect(await one(`select jsonb_agg(names ->> 'ru' order by id) as value from cities`)).toEqual([
    'Новый',
    'Верный',
    'Ещё',
  ]);
  expect(await one(`select name_text as value from cities where id = 1`)).toBe('\nновый\ncity 1\nnovyy\n');
});

test('a pick-up point with only a city name is linked to the largest Russian city with that name', async () => {
  const { database, one } = await open();
  const point = await new Fixtures(database.db).point();
  await loadCities(database.patient, [
    city(1, 'Москва', { population: 10 }),
    city(2, 'Москва', { population: 1000 }),
    city(3, 'Москва', { population: 9999, country: 'BY' }),
  ]);
  expect(await one(`select city_id as value from pickup_points where id = ${point}`)).toBe(2);
});

test('a country without a code is named in the error, and nothing is written', async () => {
  const { database, one } = await open();
  await expect(loadCities(database.patient, [city(1, 'Нигде', { country: 'XX' })])).rejects.toThrow('lacks XX');
  expect(await one('select count(*) as value from cities')).toBe(0);
});
