import { MakerList, PricePage } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, good } from '../../testing/test-api.ts';

const { database, fixtures, visitor } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';
const search = (CatalogKey: string, Number: string, more: object = {}, query = '') =>
  guest.post(SEARCH + query, { CatalogKey, Number, ...more });
const page = (...asked: Parameters<typeof search>) => good(search(...asked), PricePage);

beforeAll(async () => {
  await fixtures.maker('Toyota', true);
  const family = await fixtures.family();
  const near = await fixtures.priceList(
    { ru: 'Склад рядом', en: 'Warehouse nearby', ar: 'مستودع قريب' },
    { lead_days: 1, lead_days_max: 2, reliability: 99, seller: { ru: 'Рядом', en: 'Nearby' } },
  );
  const far = await fixtures.priceList('Дальний склад', {
    lead_days: 10,
    lead_days_max: 14,
    reliability: 70,
    is_returnable: false,
  });
  const newer = await fixtures.article('Mann-Filter', 'W 712/95');
  const asked = await fixtures.article('Mann-Filter', 'W 712/75', {
    family_id: family,
    remark: 'Без обратного клапана',
    specifications: JSON.stringify([
      { name: { ru: 'Высота' }, value: 92.5, unit: { ru: 'мм' } },
      { name: { ru: 'Резьба' }, value: '3/4-16 UNF' },
    ]),
  });
  const older = await fixtures.article('Mann-Filter', 'W 712');
  await fixtures.cross(asked, newer);
  await fixtures.cross(older, asked);
  const original = await fixtures.article('Toyota', '90915-YZZE1', { family_id: family });
  const substitute = await fixtures.article('Knecht', 'OC 90', { family_id: family, names: { ru: 'Фильтр' } });
  await fixtures.offer(asked, far, { price: 30_000 });
  await fixtures.offer(asked, near, { price: 40_000 });
  await fixtures.offer(newer, near, { price: 50_000 });
  await fixtures.offer(older, near, { price: 20_000, lead_days: 5 });
  await fixtures.offer(original, near, { price: 90_000 });
  await fixtures.offer(substitute, near, { price: 15_050, multiplicity: 2 });
  await fixtures.offer(substitute, far, { quantity: 0 });
  await fixtures.article('Bosch', '0 451 103 079');
});

describe('the price page', () => {
  test('says how many days ago the seller sent each price', async () => {
    await database.pool.query(
      `update price_lists set updated_at = now() - interval '9 days 1 hour' where names ->> 'ru' = 'Дальний склад'`,
    );
    const { items } = await page('mann-filter', 'W71275');
    const ages = new Map(items.map(({ warehouseName, priceAgeDays }) => [warehouseName, priceAgeDays]));
    expect(Object.fromEntries(ages)).toEqual({ 'Склад рядом': 0, 'Дальний склад': 9 });
  });

  test('shows the article and its offers in four groups', async () => {
    const body = await page('mann-filter', 'W71275');
    expect(body).toMatchObject({
      catalogName: 'Mann-Filter',
      catalogFullNumber: 'W 712/75',
      clearNumber: 'W71275',
      productName: 'Фильтр масляный',
      remark: 'Без обратного клапана',
      specifications: [
        { name: 'Высота', value: 92.5, unit: 'мм' },
        { name: 'Резьба', value: '3/4-16 UNF', unit: '' },
      ],
      price: 40_000,
      deliveryDays: 1,
      statusId: 1,
      totalItems: 6,
      currency: { code: 'RUB', rate: 1 },
    });
    expect(body.items.map((item) => [item.group, item.catalogFullNumber, item.price])).toEqual([
      [1, 'W 712/75', 40_000],
      [1, 'W 712/75', 30_000],
      [2, 'W 712/95', 50_000],
      [2, 'W 712', 20_000],
      [3, '90915-YZZE1', 90_000],
      [4, 'OC 90', 15_050],
    ]);
  });

  test('names sellers and warehouses in the language, else in English, else in Russian', async () => {
    const namesIn = async (lang: string) => {
      const { items } = await good(search('mann-filter', 'W71275', {}, `?lang=${lang}`), PricePage);
      return items.slice(0, 2).map(({ sellerName, warehouseName }) => [sellerName, warehouseName]);
    };
    const far = ['Seller of Дальний склад', 'Дальний склад'];
    expect(await namesIn('ru')).toEqual([['Рядом', 'Склад рядом'], far]);
    expect(await namesIn('ar')).toEqual([['Nearby', 'مستودع قريب'], far]);
    expect(await namesIn('en')).toEqual([['Nearby', 'Warehouse nearby'], far]);
  });

  test('keeps the best offer whole when a filter hides it, and says why it is the best', async () => {
    const best = {
      catalogFullNumber: 'W 712/75',
      price: 40_000,
      reason: 'cheapest-near',
    };
    expect((await page('mann-filter', 'W71275')).best).toMatchObject(best);
    const filtered = await page('mann-filter', 'W71275', { Catalogs: ['toyota'] });
    expect(filtered.items.map(({ catalogName }) => catalogName)).toEqual(['Toyota']);
    expect(filtered.best).toMatchObject(best);
    expect((await page('toyota', '90915YZZE1')).best).toMatchObject({ price: 90_000, reason: 'only' });
    expect((await page('bosch', '0451103079')).best).toBeNull();
  });

  test('sorts by the visitor’s own order unless the page asks for another', async () => {
    const chooser = visitor();
    const ordered = (more: object = {}) =>
      good(chooser.post(SEARCH, { CatalogKey: 'mann-filter', Number: 'W71275', ...more }), PricePage);
    expect((await ordered()).orderBy).toBe(1);
    await chooser.post('/services/buyer/SaveClientConfig?SearchGoodOrderType=2', {});
    const own = await ordered();
    expect([own.orderBy, own.items[0]?.price]).toEqual([2, 30_000]);
    const asked = await ordered({ OrderBy: 1 });
    expect([asked.orderBy, asked.items[0]?.price]).toEqual([1, 40_000]);
  });

  test('answers 410 for an article that was removed, and 404 for one that never was', async () => {
    const removed = await fixtures.article('Mann-Filter', 'C 25 114');
    expect((await page('mann-filter', 'C25114')).articleId).toBe(removed);
    await database.db.deleteFrom('articles').where('id', '=', removed).execute();
    expect(await search('MANN-filter', 'c 25-114')).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect((await search('mann-filter', 'C25115')).status).toBe(404);
    await fixtures.article('Mann-Filter', 'C 25 114');
    expect((await search('mann-filter', 'C25114')).status).toBe(200);
  });

  test('an offer with days of its own keeps the spread of its price list', async () => {
    const body = await page('mann-filter', 'W71275');
    expect(body.items.find((item) => item.catalogFullNumber === 'W 712')).toMatchObject({
      deliveryDays: 5,
      deliveryDaysMax: 6,
    });
  });

  test.each(['w712/75', 'W 712.75', 'w-712-75', 'Ｗ71275'])('finds the number spelt %s', async (number) => {
    expect((await page('MANN-Filter', number)).clearNumber).toBe('W71275');
  });

  test('Cyrillic letters typed for Latin look-alikes find the article', async () => {
    expect((await page('knecht', 'ОС 90')).catalogFullNumber).toBe('OC 90');
  });

  test('filters reduce the offers; the head and the total do not change', async () => {
    const body = await page('mann-filter', 'W71275', { Filters: ['in-stock', 'returnable'], Catalogs: ['KNECHT'] });
    expect(body.items).toHaveLength(1);
    expect(body).toMatchObject({ totalItems: 6, price: 40_000 });
    const makers = body.filterList.find((group) => group.key === 'Catalogs')?.values;
    expect(makers).toContainEqual({ value: 'knecht', text: 'Knecht', count: 1, isSelected: true });
    expect((await page('mann-filter', 'W71275', { DeliveryDays: 0 })).items).toEqual([]);
  });

  test('“within so many days” and “in stock” mean the later day of an offer', async () => {
    const within = async (DeliveryDays: number) => (await page('mann-filter', 'W71275', { DeliveryDays })).items;
    expect(await within(1)).toEqual([]);
    expect((await within(2)).map(({ deliveryDaysMax }) => deliveryDaysMax)).toEqual([2, 2, 2, 2]);
    const late = await fixtures.priceList('Не раньше чем послезавтра', { lead_days: 1, lead_days_max: 3 });
    const article = await fixtures.article('Bosch', 'F 026 407 157');
    await fixtures.offer(article, late);
    expect((await page('bosch', 'F026407157', { Filters: ['in-stock'] })).items).toEqual([]);
    expect((await page('bosch', 'F026407157')).statusId).toBe(2);
  });

  test('facets count what the others leave, and flags what they leave together', async () => {
    const countsOf = async (more: object) =>
      Object.fromEntries(
        (await page('mann-filter', 'W71275', more)).filterList.map(({ key, values }) => [
          key,
          values.map(({ value, count }) => `${value} ${count}`),
        ]),
      );
    expect(await countsOf({})).toEqual({
      Catalogs: ['mann-filter 4', 'knecht 1', 'toyota 1'],
      DeliveryDays: ['2 4', '7 5', '14 6'],
      Filters: ['in-stock 4', 'returnable 5', 'single 5'],
    });
    // Makers are narrowed by the flag, but keep their places; flags are narrowed by the maker.
    expect(await countsOf({ Filters: ['in-stock'], Catalogs: ['mann-filter'] })).toEqual({
      Catalogs: ['mann-filter 2', 'knecht 1', 'toyota 1'],
      DeliveryDays: ['2 2', '7 2', '14 2'],
      Filters: ['in-stock 2', 'returnable 2', 'single 2'],
    });
  });

  test('the order by price stays within the groups', async () => {
    const body = await page('mann-filter', 'W71275', { OrderBy: 2 });
    expect(body.items.map((item) => item.price)).toEqual([30_000, 40_000, 20_000, 50_000, 90_000, 15_050]);
  });

  test('names come in the requested language, else in English, else in Russian', async () => {
    expect((await page('mann-filter', 'W71275', {}, '?lang=en')).productName).toBe('Oil filter');
    expect((await page('mann-filter', 'W71275', {}, '?lang=ar')).productName).toBe('Oil filter');
    expect((await page('knecht', 'OC90', {}, '?lang=ar')).productName).toBe('Фильтр');
  });

  test('euros are converted at the rate shown, half a cent rounded up', async () => {
    const body = await page('knecht', 'OC90', { CurrencyCode: 'EUR' });
    expect(body.currency).toEqual({ code: 'EUR', rate: 93.4127, rateDate: '2026-11-20' });
    expect(body.price).toBe(161);
    expect(body.items[0]?.price).toBe(161);
  });

  test('an article without offers has a page', async () => {
    expect(await page('bosch', '0451103079')).toMatchObject({ statusId: 3, price: null, priceListId: null, items: [] });
  });

  test.each([
    ['mann-filter', 'W71276'],
    ['nobody', 'W71275'],
    ['mann-filter', '---'],
  ])('an unknown number or maker is 404: %s %s', async (key, number) => {
    expect(await search(key, number)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('the makers of a number', () => {
  const list = (Number: string) => good(guest.post('/services/search/searchgoodlist_json', { Number }), MakerList);

  test('are one card each with the best offer', async () => {
    expect(await list('oc-90')).toMatchObject({
      total: 1,
      items: [
        {
          catalogKey: 'knecht',
          catalogImage: null,
          offerCount: 1,
          best: { price: 15_050, deliveryDays: 1, deliveryDaysMax: 2, multiplicity: 2 },
        },
      ],
    });
  });

  test('the best offer in stock comes before a cheaper one on order', async () => {
    expect((await list('W71275')).items[0]).toMatchObject({ offerCount: 2, best: { price: 40_000 } });
  });

  type Offered = { days: [number, number]; price?: number; reliability?: number };
  test.each<[string, Offered[]]>([
    [
      'none is in stock: the cheapest',
      [
        { days: [3, 5], price: 900 },
        { days: [9, 12], price: 700 },
      ],
    ],
    [
      'prices are equal: the sooner one',
      [
        { days: [1, 2], price: 900 },
        { days: [0, 1], price: 900 },
      ],
    ],
    [
      'days are equal too: the more reliable one',
      [
        { days: [1, 1], reliability: 70 },
        { days: [1, 1], reliability: 99 },
      ],
    ],
    [
      'it may come too late to be in stock',
      [
        { days: [1, 4], price: 500 },
        { days: [2, 2], price: 900 },
      ],
    ],
  ])('show the best offer of the price page where %s', async (name, offers) => {
    const number = `B ${name.length}`;
    const article = await fixtures.article('Bosch', number);
    for (const [
      index,
      {
        days: [lead_days, lead_days_max],
        price = 900,
        reliability = 90,
      },
    ] of offers.entries()) {
      const from = await fixtures.priceList(`${number} ${index}`, { lead_days, lead_days_max, reliability });
      await fixtures.offer(article, from, { price });
    }
    const [best] = (await page('bosch', number)).items;
    const days = { deliveryDays: best?.deliveryDays, deliveryDaysMax: best?.deliveryDaysMax };
    const { priceListId } = await page('bosch', number);
    expect((await list(number)).items[0]?.best).toMatchObject({ priceListId, price: best?.price, ...days });
  });

  test('are an empty list for an unknown number', async () => {
    expect(await list('XX 000')).toMatchObject({ items: [], total: 0 });
    expect((await list('---')).items).toEqual([]);
  });
});
