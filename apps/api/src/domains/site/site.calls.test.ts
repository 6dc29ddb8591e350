import { CompanyContacts, ShopFacts, Sitemap, StoreWorkTime } from '@partshop/api-client/contract';
import { foldPartNumber } from '@partshop/api-client/part-number';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMPANY_SETTING } from './company.queries.ts';
import { demoCompany } from '@partshop/demo-data';
import { SITEMAP_PART } from './sitemap.rules.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL, VESTA_PETROL } from '../../testing/vehicles.ts';

const api = await createTestApi({ defaultCompany: demoCompany });
const { database, fixtures, visitor, time } = api;
const guest = visitor();
const CONTACTS = '/services/CompanyContacts/getcompanycontacts';

test('a shop without a configured company shows no name', async () => {
  const { visitor: visitorOfUnnamed } = await createTestApi();
  const unnamed = visitorOfUnnamed();
  expect(await good(unnamed.post(CONTACTS, ''), CompanyContacts)).toEqual({
    companyName: '',
    inn: '',
    ogrn: '',
    address: '',
    email: '',
    storeId: null,
    isDemo: false,
    phones: [
      { name: 'Москва', phone: '+7 495 000-00-00' },
      { name: 'Другие города', phone: '8 800 000-00-00' },
    ],
  });
  expect(await unnamed.get('/services/storeworktimes?storeId=1')).toMatchObject({ status: 200, body: [] });
});

describe('contacts and hours', () => {
  const contacts = (lang: string) => good(guest.post(`${CONTACTS}?lang=${lang}`, ''), CompanyContacts);

  test('are the demo’s until others are configured, with the phones of the site', async () => {
    expect(await contacts('ru')).toMatchObject({
      companyName: 'ООО «Партшоп Демо»',
      isDemo: true,
      phones: [
        { name: 'Москва', phone: '+7 495 000-00-00' },
        { name: 'Другие города', phone: '8 800 000-00-00' },
      ],
    });
    expect(await contacts('sv')).toMatchObject({ companyName: 'Partshop Demo LLC', phones: [{ name: 'Moscow' }, {}] });
  });

  test('the invented numbers have valid checksums', () => {
    const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
    const inn = [...demoCompany.inn].map(Number);
    const sum = weights.reduce((total, weight, place) => total + weight * (inn[place] ?? 0), 0);
    expect(inn[9]).toBe((sum % 11) % 10);
    expect(Number(demoCompany.ogrn[12])).toBe((Number(demoCompany.ogrn.slice(0, 12)) % 11) % 10);
  });

  test('hours are seven days from Monday, only of the shop’s own store', async () => {
    const { storeId } = await contacts('ru');
    const days = await good(guest.get(`/services/storeworktimes?storeId=${storeId}`), z.array(StoreWorkTime));
    expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(days[0]).toEqual({ day: 1, opens: '09:00', closes: '21:00' });
    expect(days[6]).toEqual({ day: 7, opens: null, closes: null });
    expect(await guest.get('/services/storeworktimes?storeId=99')).toMatchObject({ status: 200, body: [] });
    expect(await guest.get('/services/storeworktimes')).toMatchObject({ body: { fields: [{ path: 'storeId' }] } });
  });

  test('a configured company replaces the demo’s', async () => {
    const value = JSON.stringify({ ...demoCompany, companyName: { ru: 'ООО «Ромашка»' }, isDemo: false });
    await database.db.insertInto('settings').values({ name: COMPANY_SETTING, value }).execute();
    time.now = new Date(time.now.getTime() + 61_000);
    expect(await contacts('ru')).toMatchObject({ companyName: 'ООО «Ромашка»', isDemo: false });
    expect(await contacts('en')).toMatchObject({ companyName: 'ООО «Ромашка»' });
  });
});

describe('the sitemap', () => {
  const part = (query: string) => good(guest.get(`/services/sitemap?${query}`), Sitemap);

  test('lists articles on offer, with the date of the newest price list', async () => {
    const offered = await fixtures.article('Mann-Filter', 'W 712/75');
    const old = await fixtures.priceList('Старый', { updated_at: '2026-10-01T23:30:00Z' });
    await fixtures.offer(offered, old);
    await fixtures.offer(offered, await fixtures.priceList('Новый', { updated_at: '2026-11-03T10:00:00Z' }));
    await fixtures.offer(offered, await fixtures.priceList('Без товара', { updated_at: '2026-11-20T10:00:00Z' }), {
      quantity: 0,
    });
    await fixtures.article('Mann-Filter', 'C 2039');
    await fixtures.offer(await fixtures.article('Щётки', 'ЩД-450'), old);

    expect(await part('kind=articles')).toEqual({
      entries: [
        { path: '/price/mann-filter/W71275', modified: '2026-11-03' },
        {
          path: `/price/${encodeURIComponent('щетки')}/${encodeURIComponent(foldPartNumber('ЩД-450'))}`,
          modified: '2026-10-01',
        },
      ],
      parts: 1,
    });
    expect(await part('kind=articles&part=2')).toEqual({ entries: [], parts: 1 });
  });

  test('is split so that every article is in exactly one part, whatever ids are missing', async () => {
    await database.pool.query(`
      with made as (
        insert into articles (maker_id, number, names, search_text, id)
        select (select min(id) from makers), 'S' || n, '{"ru": "x"}', '', 1000 + n * 7
        from generate_series(1, ${SITEMAP_PART * 2}) n returning id
      )
      insert into offers (article_id, price_list_id, price, quantity)
      select id, (select min(id) from price_lists), 100, 1 from made`);
    time.now = new Date(time.now.getTime() + 601_000);
    const first = await part('kind=articles');
    expect(first.parts).toBe(3);
    const all = await Promise.all([1, 2, 3].map((number) => part(`kind=articles&part=${number}`)));
    const paths = all.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths).toHaveLength(SITEMAP_PART * 2 + 2);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Math.max(...all.map(({ entries }) => entries.length))).toBeLessThanOrEqual(SITEMAP_PART);
  });

  test('lists every brand, series, model and engine once', async () => {
    await loadTestVehicles(database);
    const { entries, parts } = await part('kind=cars');
    const paths = entries.map(({ path }) => path);
    expect(parts).toBe(1);
    expect(new Set(paths).size).toBe(paths.length);
    // A brand without engines has no page; models neither.
    expect(paths).toEqual([
      '/zapchasti/kia',
      '/zapchasti/kia/rio',
      '/zapchasti/kia/rio/iii',
      '/zapchasti/kia/rio/iii/1-5-crdi',
      '/zapchasti/lada',
      '/zapchasti/lada/vesta',
      '/zapchasti/lada/vesta/i',
      '/zapchasti/lada/vesta/i/1-6',
      '/zapchasti/lada/vesta/i/1-6-cng',
      '/zapchasti/lada/vesta/i/v8',
    ]);
    expect(await part('kind=cars&part=2')).toEqual({ entries: [], parts: 1 });
  });

  test('lists categories with goods, and the cars that they have goods for', async () => {
    await database.pool.query(`insert into categories (id, parent_id, url, names) values
      (900, null, 'brakes', '{"ru": "Тормоза"}'), (901, 900, 'pads', '{"ru": "Колодки"}'), (902, 900, 'discs', '{"ru": "Диски"}')`);
    const offered = await fixtures.goods();
    const sold = await fixtures.goods({ quantity: 0 });
    for (const [goods, category, engine] of [
      [offered, 901, VESTA_PETROL],
      [sold, 901, RIO_DIESEL],
      [sold, 902, VESTA_PETROL],
    ] as const) {
      await database.pool.query(
        `with family as (insert into part_families (category_id) values ($2) returning id),
          fitted as (insert into fitments (family_id, engine_id) select id, $3 from family)
        update articles set category_id = $2, family_id = (select id from family) where id = $1`,
        [goods.articleId, category, engine],
      );
    }
    time.now = new Date(time.now.getTime() + 601_000);
    const paths = async (number: number) =>
      (await part(`kind=categories&part=${number}`)).entries.map(({ path }) => path);
    expect(await paths(1)).toEqual(['/avtozapchasti/brakes', '/avtozapchasti/brakes/pads']);
    const car = '/avtozapchasti/brakes/pads/lada';
    expect(await paths(2)).toEqual([car, `${car}/vesta`, `${car}/vesta/i`, `${car}/vesta/i/1-6`]);
    expect(await part('kind=categories&part=3')).toEqual({ entries: [], parts: 2 });
  });

  test('rejects other kinds', async () => {
    expect(await guest.get('/services/sitemap?kind=pages')).toMatchObject({ status: 400 });
    expect(await guest.get('/services/sitemap?kind=articles&part=0')).toMatchObject({ status: 400 });
  });
});

test('counts offers in stock and their sellers, and the pick-up points that serve the visitor', async () => {
  const facts = () => {
    // The facts are cached for a minute.
    time.now = new Date(time.now.getTime() + 61_000);
    return good(guest.get('/services/shopfacts'), ShopFacts);
  };
  const before = await facts();
  const { articleId, priceListId } = await fixtures.goods();
  const sold = await fixtures.goods({ quantity: 0 });
  const { seller_id } = await database.db
    .selectFrom('price_lists')
    .select('seller_id')
    .where('id', '=', priceListId)
    .executeTakeFirstOrThrow();
  // A second warehouse of the same seller.
  await database.db.updateTable('price_lists').set({ seller_id }).where('id', '=', sold.priceListId).execute();
  await fixtures.offer(articleId, sold.priceListId);
  const texts = { names: '{"ru":"Пункт"}', addresses: '{"ru":"Адрес"}', hours: '{"ru":"9–21"}' };
  await database.db
    .insertInto('pickup_points')
    .values([
      { ...texts, city: 'Тверь' },
      { ...texts, city: 'Тверь', client_type: 'Retail' },
      { ...texts, city: 'Клин', client_type: 'Wholesale' },
    ])
    .execute();
  expect(await facts()).toEqual({
    offers: before.offers + 2,
    sellers: before.sellers + 1,
    points: before.points + 2,
    cities: before.cities + 1,
  });
});
