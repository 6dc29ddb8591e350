import { describe, expect, it, test } from 'vitest';
import { foldSearchText } from '../../../platform/values/search-text.ts';
import { knownCities, type KnownCity } from './cities.ts';
import { shortNameTable } from './short-names.ts';
import { demoPickupPoints } from '../../../demo/places/pickup-points.ts';

const russian = knownCities.filter(({ country }) => country === 'RU');

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Kilometres; treats the Earth as flat, which is close enough within a city. */
function distance(a: Pick<KnownCity, 'latitude' | 'longitude'>, b: Pick<KnownCity, 'latitude' | 'longitude'>): number {
  const eastward = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, eastward);
}

describe('the table of cities', () => {
  it.each([
    ['Москва', 55.75, 37.62, 'Europe/Moscow'],
    ['Санкт-Петербург', 59.94, 30.31, 'Europe/Moscow'],
    ['Новосибирск', 55.03, 82.93, 'Asia/Novosibirsk'],
    ['Казань', 55.79, 49.12, 'Europe/Moscow'],
  ])('has the right coordinates and time zone of %s', (name, latitude, longitude, timeZone) => {
    const city = russian.find(({ names }) => names.ru === name);
    expect(city).toMatchObject({ timeZone });
    expect(city && distance(city, { latitude, longitude })).toBeLessThan(10);
  });

  it('has the towns of Russia and large foreign cities, the largest first', () => {
    expect(russian.length).toBeGreaterThan(1_100);
    expect(knownCities.length - russian.length).toBeGreaterThan(400);
    expect(knownCities.map(({ population }) => population)).toEqual(
      knownCities.map(({ population }) => population).toSorted((a, b) => b - a),
    );
  });

  it('spells names officially, with Ё', () => {
    const names = new Set(russian.map((city) => city.names.ru));
    for (const name of ['Элиста', 'Электроугли', 'Пущино', 'Ртищево', 'Королёв', 'Орёл', 'Щёлково', 'Улан-Удэ']) {
      expect(names).toContain(name);
    }
  });

  it('has each city once', () => {
    expect(repeated(knownCities.map(({ id }) => String(id)))).toEqual([]);
  });

  it('has no two Russian towns with one name in a region', () => {
    expect(repeated(russian.map(({ names, region }) => `${names.ru}, ${region?.ru}`))).toEqual([]);
  });

  it('distinguishes two towns with one name by the region', () => {
    const regions = russian.filter(({ names }) => names.ru === 'Киров').map(({ region }) => region);
    expect(regions).toEqual([
      { ru: 'Кировская область', en: 'Kirov Oblast' },
      { ru: 'Калужская область', en: 'Kaluga Oblast' },
    ]);
  });

  it('writes Russian names in Cyrillic, Arabic ones in Arabic letters', () => {
    const odd = knownCities.filter(
      ({ names: { ru, ar } }) =>
        !/^[А-ЯЁ][А-Яа-яЁё -]*$/.test(ru) || (ar !== null && !/^[\u0621-\u063A\u0641-\u0652 -]+$/.test(ar)),
    );
    expect(odd).toEqual([]);
  });

  it('has valid time zones and coordinates', () => {
    for (const timeZone of new Set(knownCities.map((city) => city.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    for (const { latitude, longitude, population } of knownCities) {
      expect(Math.abs(latitude)).toBeLessThan(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(population).toBeGreaterThan(0);
    }
  });
});

test('short names belong to cities of the table, in small letters without ё and dashes, as searches are folded', () => {
  for (const [id, city, names] of shortNameTable) {
    expect(knownCities.find((known) => known.id === id)?.names.ru).toBe(city);
    for (const name of names.split(', ')) expect(name).toBe(foldSearchText(name));
  }
  expect(repeated(shortNameTable.map(([id]) => String(id)))).toEqual([]);
});

describe('the pick-up points of the demo', () => {
  it('are a few kilometres from the centre of a city of the table', () => {
    for (const point of demoPickupPoints) {
      const city = russian.find(({ id }) => id === point.cityId);
      expect(city?.names.ru).toBe(point.city);
      expect(city && distance(city, point)).toBeLessThan(3.1);
    }
  });

  it('are in the largest city with that name', () => {
    const inKirov = demoPickupPoints.filter(({ city }) => city === 'Киров').map(({ cityId }) => cityId);
    expect(new Set(inKirov)).toEqual(new Set([russian.find(({ names }) => names.ru === 'Киров')?.id]));
  });

  it('are many, in many cities, each with its own address and coordinates', () => {
    expect(demoPickupPoints.length).toBeGreaterThanOrEqual(120);
    expect(new Set(demoPickupPoints.map(({ city }) => city)).size).toBeGreaterThanOrEqual(60);
    expect(repeated(demoPickupPoints.map(({ city, address }) => `${city}, ${address.ru}`))).toEqual([]);
    expect(repeated(demoPickupPoints.map(({ latitude, longitude }) => `${latitude} ${longitude}`))).toEqual([]);
    expect(repeated(demoPickupPoints.map(({ city, name }) => `${city}, ${name.ru}`))).toEqual([]);
  });
});
