import { calls, City, CityLink, CityPoint, ClientInfo, DeliveryRegion } from '@partshop/api-client/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadCities } from './load-cities.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { signedIn } = createAccounts(api);
const guest = visitor();

const MOSCOW = 524901;
const KAZAN = 551487;
const SPB = 498817;
const MINSK = 625144;
const KRASNOYARSK = 1502026;
const SET_CITY = '/services/cabinet/SetCity';

beforeAll(async () => {
  await loadCities(database.patient);
});

const cities = (query: string) => good(guest.get(`/registration/GetCities?${query}`), z.array(City));
const named = async (text: string, more = '') =>
  (await cities(`query=${encodeURIComponent(text)}${more}`)).map(({ name }) => name);

describe('GetCities', () => {
  test('returns the largest Russian cities without a query', async () => {
    expect((await cities('take=3')).map(({ name }) => name)).toEqual(['Москва', 'Санкт-Петербург', 'Новосибирск']);
    expect(await cities('take=100')).toSatisfy((all: City[]) => all.every(({ countryCode }) => countryCode === 1));
  });

  test.each([
    ['моск', 'Москва'],
    ['МОСКВА', 'Москва'],
    ['орел', 'Орёл'],
    ['Ёкатеринбург', 'Екатеринбург'],
    ['нижний нов', 'Нижний Новгород'],
    ['ростов на дону', 'Ростов-на-Дону'],
    ['ростов-на', 'Ростов-на-Дону'],
    ['новгород', 'Великий Новгород'],
    ['moscow', 'Москва'],
    ['moskva', 'Москва'],
    ['Nizhniy Nov', 'Нижний Новгород'],
    ['موسكو', 'Москва'],
  ])('finds by the beginning of a word, in any case and alphabet: %s', async (text, name) => {
    expect(await named(text)).toContain(name);
  });

  test('lists exact names before longer ones, and names before regions', async () => {
    expect((await named('орёл', '&take=1'))[0]).toBe('Орёл');
    expect(await named('москва', '&take=2')).toEqual(['Москва', 'Зеленоград']);
  });

  test('knows the names that people use; of several cities with one, the largest comes first', async () => {
    const meant: [string, string][] = [
      ['питер', 'Санкт-Петербург'],
      ['Спб', 'Санкт-Петербург'],
      ['piter', 'Санкт-Петербург'],
      ['екб', 'Екатеринбург'],
      ['мск', 'Москва'],
      ['нск', 'Новосибирск'],
      ['ростов', 'Ростов-на-Дону'],
      ['нижний', 'Нижний Новгород'],
      ['новгород', 'Великий Новгород'],
      ['Челны', 'Набережные Челны'],
      ['минводы', 'Минеральные Воды'],
      ['алма-ата', 'Алматы'],
    ];
    for (const [text, name] of meant) expect([text, (await named(text))[0]]).toEqual([text, name]);
    expect((await named('ростов')).slice(0, 2)).toEqual(['Ростов-на-Дону', 'Ростов']);
    expect((await named('новгород')).slice(0, 2)).toEqual(['Великий Новгород', 'Нижний Новгород']);
  });

  test.each([
    ['масква', 'Москва'],
    ['екатиринбург', 'Екатеринбург'],
    ['санкт питербург', 'Санкт-Петербург'],
  ])('tolerates a typo when nothing begins with the text: %s', async (text, name) => {
    expect((await named(text))[0]).toBe(name);
  });

  test('uses the requested language, else English', async () => {
    expect(await named('казань', '&lang=ru&take=1')).toEqual(['Казань']);
    expect(await named('казань', '&lang=ar&take=1')).toEqual(['قازان']);
    const [german] = await cities('query=казань&lang=de&take=1');
    expect(german).toMatchObject({ name: 'Kazan', region: 'Tatarstan', countryName: 'Russland' });
  });

  test('finds cities near a point, the nearest first', async () => {
    expect((await cities('near=55.75,37.6&take=1')).map(({ id }) => id)).toEqual([MOSCOW]);
    expect((await cities('near=-33.9,151.2&take=1')).map(({ name }) => name)).toEqual(['Сидней']);
    // Across the antimeridian.
    expect((await cities('near=64.7,-179.9&take=1')).map(({ name }) => name)).toEqual(['Анадырь']);
  });

  test.each(['near=95,10', 'near=10,181', 'near=here', 'take=101', 'take=0'])('refuses %s by name', async (query) => {
    const path = query.split('=')[0];
    expect(await guest.get(`/registration/GetCities?${query}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path }] },
    });
  });

  test('responds to any text', async () => {
    const typed = fc.oneof(
      fc.constantFrom(...NAUGHTY_TEXTS),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.stringMatching(/^[%_\\'"а-яё -]{1,30}$/),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const query = encodeURIComponent(text.toWellFormed());
        const { status } = await guest.get(`/registration/GetCities?query=${query}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 500 },
    );
  });

  test('treats pattern characters literally', async () => {
    expect(await named('%')).toEqual([]);
    expect(await named('м_сква', '&take=1')).not.toEqual(await named('%осква'));
  });
});

describe('getallpvz', () => {
  test('returns a city’s points in the shop’s order, those without coordinates at the city’s', async () => {
    const own = await fixtures.point('Вторая');
    const placed = await fixtures.point('Первая');
    const columns = { city_id: KAZAN, position: 2 };
    await database.db.updateTable('pickup_points').set(columns).where('id', '=', own).execute();
    await database.db
      .updateTable('pickup_points')
      .set({ ...columns, position: 1, latitude: 55.8, longitude: 49.2 })
      .where('id', '=', placed)
      .execute();
    const answer = guest.get(`/registration/getallpvz?cityCode=${KAZAN}&clientType=1&lang=en`);
    const points = await good(answer, z.array(CityPoint));
    expect(points.map(({ name }) => name)).toEqual(['Первая', 'Вторая']);
    expect(points[0]).toMatchObject({ city: 'Kazan', cityId: KAZAN, latitude: 55.8, longitude: 49.2 });
    expect(points[1]?.latitude).toBeCloseTo(55.79, 1);
    expect((await cities('query=казань&take=1'))[0]).toMatchObject({ points: 2 });
  });

  test('uses the requested language, else English, else Russian', async () => {
    const names = { ru: 'Сокол', en: 'Sokol' };
    const id = await fixtures.point(names);
    await database.db.updateTable('pickup_points').set({ city_id: MOSCOW }).where('id', '=', id).execute();
    const inLanguage = (lang: string) =>
      good(guest.get(`/registration/getallpvz?cityCode=${MOSCOW}&lang=${lang}`), z.array(CityPoint));
    expect(await inLanguage('ru')).toMatchObject([{ city: 'Москва', name: 'Сокол', hours: 'Ежедневно 9–21' }]);
    expect(await inLanguage('ar')).toMatchObject([{ name: 'Sokol', address: 'ul. Lenina, 1', hours: 'Daily 9–21' }]);
    await database.db
      .updateTable('pickup_points')
      .set({ names: JSON.stringify({ ru: 'Сокол' }) })
      .where('id', '=', id)
      .execute();
    expect(await inLanguage('en')).toMatchObject([{ city: 'Moscow', name: 'Сокол', address: 'ul. Lenina, 1' }]);
  });

  test('returns the points that serve the type of client', async () => {
    for (const [name, client_type] of [
      ['Всем', null],
      ['Рознице', 'Retail'],
      ['Опту', 'Wholesale'],
    ] as const) {
      const id = await fixtures.point(name);
      const columns = { city_id: SPB, client_type };
      await database.db.updateTable('pickup_points').set(columns).where('id', '=', id).execute();
    }
    const serving = async (query: string) => {
      const answer = guest.get(`/registration/getallpvz?cityCode=${SPB}${query}`);
      return (await good(answer, z.array(CityPoint))).map(({ name }) => name);
    };
    expect(await serving('&clientType=1')).toEqual(['Всем', 'Рознице']);
    expect(await serving('&clientType=2')).toEqual(['Всем', 'Опту']);
    expect(await serving('')).toEqual(['Всем', 'Рознице']);
  });

  test('an unknown city has no points, and an unknown client type is rejected', async () => {
    expect(await guest.get('/registration/getallpvz?cityCode=1&clientType=2')).toMatchObject({ status: 200, body: [] });
    expect(await guest.get(`/registration/getallpvz?cityCode=${KAZAN}&clientType=3`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'clientType' }] },
    });
    expect(await guest.get('/registration/getallpvz')).toMatchObject({ body: { fields: [{ path: 'cityCode' }] } });
  });
});

describe('SetCity', () => {
  const currentUser = (who: typeof guest, lang = 'ru') =>
    good(who.get(`/services/clientbaseinfo?lang=${lang}`), ClientInfo);

  test('a guest’s city is kept with their session, which it opens', async () => {
    const stranger = visitor();
    const chosen = await good(stranger.post(SET_CITY, { city: 'Казань', sdekId: KAZAN }), ClientInfo);
    expect(chosen).toMatchObject({ CityName: 'Казань', CityId: KAZAN });
    expect(chosen).not.toHaveProperty('ClientId');
    expect(await currentUser(stranger, 'en')).toMatchObject({ CityName: 'Kazan' });
    expect(await currentUser(visitor())).not.toHaveProperty('CityName');
  });

  test('a client’s city is kept with the account', async () => {
    const { guest: client, account } = await signedIn();
    await good(client.post(SET_CITY, { city: 'moscow', sdekId: MOSCOW, countryCode: 1 }), ClientInfo);
    const kept = database.db.selectFrom('clients').select('city_id').where('id', '=', account.id);
    expect(await kept.executeTakeFirst()).toEqual({ city_id: MOSCOW });
    expect(await currentUser(client)).toMatchObject({ ClientId: account.id, CityName: 'Москва' });
  });

  test.each([
    ['sdekId', { city: 'Москва', sdekId: 1 }],
    ['city', { city: 'Казань', sdekId: MOSCOW }],
    ['city', { city: '...', sdekId: MOSCOW }],
    ['countryCode', { city: 'Москва', sdekId: MOSCOW, countryCode: 2 }],
    ['countryCode', { city: 'Москва', sdekId: MOSCOW, countryCode: 'RU' }],
  ])('an invalid choice is rejected by name and opens no session: %s', async (path, body) => {
    const stranger = visitor();
    expect(await stranger.post(SET_CITY, body)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    expect(stranger.cookies.size).toBe(0);
  });
});

describe('delivery regions', () => {
  const regions = (lang: string) =>
    good(guest.post(`/services/delivery/getregiondelivery?lang=${lang}`, {}), z.array(DeliveryRegion));

  test('the farther a region is from Moscow, the longer it takes', async () => {
    const all = await regions('ru');
    const days = (name: string) => all.find((region) => region.name === name);
    expect(days('Москва')).toMatchObject({ daysMin: 0, countryCode: 1 });
    expect(days('Республика Татарстан')).toMatchObject({ daysMin: 3 });
    expect(days('Приморский край')?.daysMin).toBeGreaterThanOrEqual(13);
    expect(all.every(({ daysMin, daysMax, cities: count }) => daysMin <= daysMax && count > 0)).toBe(true);
  });

  test('begin with those that have points and with Russia, each sorted by name; a country without regions is one', async () => {
    const point = await fixtures.point('Минск, Немига');
    const another = await fixtures.point('Сокол');
    for (const [id, cityId] of [
      [point, MINSK],
      [another, MOSCOW],
    ] as const) {
      await database.db.updateTable('pickup_points').set({ city_id: cityId }).where('id', '=', id).execute();
    }
    // The regions are read once a minute.
    api.time.now = new Date(api.time.now.getTime() + 61_000);
    const all = await regions('en');
    const names = all.map(({ name }) => name);
    const isServed = ({ points }: DeliveryRegion) => points > 0;
    const isRussian = ({ countryCode }: DeliveryRegion) => countryCode === 1;
    const ranks = [
      all.filter((one) => isServed(one) && isRussian(one)),
      all.filter((one) => isServed(one) && !isRussian(one)),
      all.filter((one) => !isServed(one) && isRussian(one)),
      all.filter((one) => !isServed(one) && !isRussian(one)),
    ];
    const sorted = (some: DeliveryRegion[]) => some.map(({ name }) => name).toSorted(new Intl.Collator('en').compare);
    expect(names).toEqual(ranks.flatMap(sorted));
    expect(ranks.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
    expect(names).toEqual(expect.arrayContaining(['Tatarstan', 'Germany']));
    expect(names).not.toContain('');
  });

  test('take as long as the way to their cities with points', async () => {
    const siberia = async () => {
      // The regions are read once a minute.
      api.time.now = new Date(api.time.now.getTime() + 61_000);
      return (await regions('ru')).find(({ name }) => name === 'Красноярский край');
    };
    expect(await siberia()).toMatchObject({ points: 0, daysMin: 7, daysMax: 9 });
    const id = await fixtures.point('Мира');
    await database.db.updateTable('pickup_points').set({ city_id: KRASNOYARSK }).where('id', '=', id).execute();
    expect(await siberia()).toMatchObject({ points: 1, daysMin: 8, daysMax: 8 });
  });

  test('the countries have the shop’s codes, Russia first', async () => {
    const { body } = await guest.get('/services/delivery/GetOutpostCountryList?lang=en');
    expect(body).toSatisfy((all: unknown[]) => all.length > 100);
    expect((body as unknown[]).slice(0, 2)).toMatchObject([
      { countryCode: 1, iso: 'RU', name: 'Russia' },
      { name: 'Afghanistan' },
    ]);
    expect(body).toEqual(expect.arrayContaining([{ countryCode: 3, iso: 'KZ', name: 'Kazakhstan' }]));
  });
});

describe('pages of cities', () => {
  const CityPage = calls.cityPage.responses[200].content['application/json'].schema;

  test('are those of cities with points, found by their address in any case', async () => {
    const point = await fixtures.point('Пункт на Баумана');
    await database.db.updateTable('pickup_points').set({ city_id: KAZAN }).where('id', '=', point).execute();
    // The cities are cached for a minute.
    api.time.now = new Date(api.time.now.getTime() + 61_000);
    const list = await good(guest.get('/services/cities_json?lang=ru'), z.array(CityLink));
    const kazan = list.find(({ id }) => id === KAZAN);
    expect(kazan).toMatchObject({ name: 'Казань', countryCode: 1, linkUrl: `/city/kazan-${KAZAN}` });
    expect(list.every(({ points }) => points > 0)).toBe(true);

    const page = await good(guest.get(`/services/city_json?lang=en&city=KAZAN-${KAZAN}`), CityPage);
    expect(page).toMatchObject({ name: 'Kazan', linkUrl: kazan?.linkUrl });
    expect(page.pickupPoints.map(({ id }) => id)).toContain(point);
    expect(page.wayDays).toBeGreaterThan(0);
  });

  test('their points are all listed together, by city, for whom they serve', async () => {
    const Points = calls.retails.responses[200].content['application/json'].schema;
    const point = await fixtures.point('Пункт оптовиков');
    await database.db
      .updateTable('pickup_points')
      .set({ city_id: KAZAN, client_type: 'Wholesale' })
      .where('id', '=', point)
      .execute();
    api.time.now = new Date(api.time.now.getTime() + 61_000);
    const all = await good(guest.get('/services/retails?lang=ru'), Points);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ linkUrl, cityId }) => linkUrl.endsWith(`-${cityId}`))).toBe(true);
    const cityNames = all.map(({ city }) => city);
    expect(cityNames).toEqual(cityNames.toSorted(new Intl.Collator('ru').compare));
    expect(all.map(({ id }) => id)).not.toContain(point);

    const { guest: buyer } = await signedIn({ type: 'Wholesale' });
    expect((await good(buyer.get('/services/retails?lang=ru'), Points)).map(({ id }) => id)).toContain(point);
  });

  test.each(['kazan', `moscow-${KAZAN}`, '551487', '%25'])('%s is no city', async (city) => {
    expect(await guest.get(`/services/city_json?city=${city}`)).toMatchObject({ status: 404 });
  });
});
