import {
  CATALOG_MODES,
  Category,
  CategoryInfo,
  FilteredGoods,
  GoodsPageLink,
  MakerCatalogue,
  Sitemap,
  type GoodsRequest,
} from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, good } from '../../testing/test-api.ts';

const { database, fixtures, visitor } = await createTestApi();

const VISCOSITY = { ru: 'Вязкость SAE', en: 'SAE viscosity' };
const VOLUME = { ru: 'Объём', en: 'Volume' };
const LITRE = { ru: 'л', en: 'l' };
const BASE = { ru: 'Основа', en: 'Base' };
const SYNTHETIC = { ru: 'синтетическое', en: 'Fully synthetic' };

const oil = (grade: string, litres: number, base = SYNTHETIC) => ({
  category_id: 11,
  names: { ru: `Масло ${grade}, ${litres} л`, en: `Oil ${grade}, ${litres} l` },
  specifications: JSON.stringify([
    { name: VISCOSITY, value: grade },
    { name: VOLUME, unit: LITRE, value: litres },
    { name: BASE, value: base },
  ]),
});

const ask = async (request: Partial<GoodsRequest> = {}, lang = 'ru') =>
  good(
    visitor().post(`/services/catalogs/filteredgoods_json?lang=${lang}`, { Kind: 'page', Key: 'oils', ...request }),
    FilteredGoods,
  );

const numbersOf = ({ items }: FilteredGoods) => items.map(({ catalogFullNumber }) => catalogFullNumber);
const countsOf = (list: FilteredGoods, facet: string) =>
  list.facets.find(({ key }) => key === facet)?.values.map(({ value, count }) => `${value}: ${count}`);

beforeAll(async () => {
  await database.pool.query(`
    insert into goods_pages (url, names, descriptions) values
      ('oils', '{"ru": "Масла", "en": "Oils"}', '{"ru": "Смотрите на допуск."}');
    insert into categories (id, url, names, goods_page) values
      (11, 'motor-oils', '{"ru": "Моторные масла"}', 'oils'), (12, 'pads', '{"ru": "Колодки"}', null);
    insert into attributes (key, names, units) values
      ('viscosity', '${JSON.stringify(VISCOSITY)}', null),
      ('volume', '${JSON.stringify(VOLUME)}', '${JSON.stringify(LITRE)}'),
      ('oil-base', '${JSON.stringify(BASE)}', null);
    insert into goods_page_attributes (page_url, attribute_key, position, is_on_card) values
      ('oils', 'viscosity', 1, true), ('oils', 'volume', 2, true), ('oils', 'oil-base', 3, false)`);
  const near = await fixtures.priceList('Near', { lead_days: 0, lead_days_max: 1 });
  const far = await fixtures.priceList('Far', { lead_days: 5, lead_days_max: 7 });
  const add = async (maker: string, number: string, options: object, price: number, list = near) => {
    const id = await fixtures.article(maker, number, options);
    await fixtures.offer(id, list, { price });
    return id;
  };
  await add('Castrol', 'A 1', { ...oil('5W-30', 4), sold: 50, added_at: '2026-01-01' }, 300_000);
  await add('Castrol', 'A 2', { ...oil('5W-30', 1), sold: 40, added_at: '2026-03-01' }, 90_000);
  await add('Mobil', 'B 1', { ...oil('10W-40', 4), sold: 30, added_at: '2026-02-01' }, 200_000, far);
  await add('Mobil', 'B 2', { ...oil('5W-40', 4), sold: 20, added_at: '2025-01-01' }, 250_000);
  await add('Brembo', 'P 1', { category_id: 12, sold: 99, added_at: '2024-01-01' }, 400_000);
  // Nobody offers it.
  await fixtures.article('Castrol', 'A 9', oil('5W-30', 4));
});

describe('a page of goods', () => {
  test('lists what is on offer, in stock first, with what there is to narrow it by', async () => {
    const list = await ask();
    expect(list).toMatchObject({
      name: 'Масла',
      description: 'Смотрите на допуск.',
      total: 4,
      unfiltered: 4,
      inStock: 3,
    });
    expect(numbersOf(list)).toEqual(['A 1', 'A 2', 'B 2', 'B 1']);
    expect(countsOf(list, 'viscosity')).toEqual(['5W-30: 2', '5W-40: 1', '10W-40: 1']);
    expect(list.price).toEqual({ from: 90_000, to: 300_000 });
    expect(list.items[0]?.attributes).toEqual([
      { key: 'viscosity', name: 'Вязкость SAE', value: '5W-30', unit: '' },
      { key: 'volume', name: 'Объём', value: '4', unit: 'л' },
    ]);
    // All of them are synthetic: that tells nothing apart.
    expect(list.facets.map(({ key }) => key)).toEqual(['viscosity', 'volume']);
  });

  test('takes any value of an attribute, and all attributes; each counts by the others', async () => {
    const list = await ask({
      Facets: [
        { Key: 'viscosity', Values: ['5W-30', '10W-40'] },
        { Key: 'volume', Values: ['4'] },
      ],
    });
    expect(numbersOf(list)).toEqual(['A 1', 'B 1']);
    expect(countsOf(list, 'viscosity')).toEqual(['5W-30: 1', '5W-40: 1', '10W-40: 1']);
    expect(countsOf(list, 'volume')).toEqual(['1: 1', '4: 2']);
    expect(list.makers.map(({ value, count }) => [value, count])).toEqual([
      ['castrol', 1],
      ['mobil', 1],
    ]);
    expect(list.unfiltered).toBe(4);
  });

  test('counts of other choices follow price, maker and stock', async () => {
    const list = await ask({ PriceFrom: 100_000, PriceTo: 260_000, Catalogs: ['MOBIL'], InStock: true });
    expect(numbersOf(list)).toEqual(['B 2']);
    expect(list.makers).toEqual([
      { value: 'mobil', text: 'Mobil', count: 1, isSelected: true },
      { value: 'castrol', text: 'Castrol', count: 0, isSelected: false },
    ]);
    expect(list.price).toEqual({ from: 250_000, to: 250_000 });
    expect(list.inStock).toBe(1);
  });

  test('an unknown attribute or value finds nothing and stays to be unchecked', async () => {
    const list = await ask({ Facets: [{ Key: 'viscosity', Values: ["'; drop table articles --"] }] });
    expect(list).toMatchObject({ total: 0, unfiltered: 4 });
    expect((await ask({ Facets: [{ Key: 'no-such', Values: ['x'] }] })).total).toBe(0);
  });

  test.each([
    [2, ['A 2', 'B 1', 'B 2', 'A 1']],
    [3, ['A 2', 'B 2', 'A 1', 'B 1']],
  ] as const)('is sorted by order %i', async (OrderBy, numbers) => {
    expect(numbersOf(await ask({ OrderBy }))).toEqual(numbers);
  });

  test('is paged', async () => {
    expect(numbersOf(await ask({ Skip: 1, Take: 2 }))).toEqual(['A 2', 'B 2']);
  });

  test('texts are in the language of the call, and prices in its currency', async () => {
    const list = await ask({ CurrencyCode: 'RUB' }, 'en');
    expect(list.name).toBe('Oils');
    expect(list.items[0]?.attributes[1]).toEqual({ key: 'volume', name: 'Volume', value: '4', unit: 'l' });
  });

  test('follows an article whose specifications change', async () => {
    const mineral = { ru: 'минеральное', en: 'Mineral' };
    await database.pool.query(`update articles set specifications = $1 where number = 'B 1'`, [
      oil('10W-40', 4, mineral).specifications,
    ]);
    const list = await ask();
    expect(list.facets.find(({ key }) => key === 'oil-base')?.values).toEqual([
      { value: 'fully-synthetic', text: 'синтетическое', count: 3, isSelected: false },
      { value: 'mineral', text: 'минеральное', count: 1, isSelected: false },
    ]);
  });
});

describe('other lists', () => {
  test.each([
    ['popular', ['P 1', 'A 1', 'A 2', 'B 2', 'B 1']],
    ['new', ['A 2', 'B 1', 'A 1', 'B 2', 'P 1']],
    ['in-stock', ['P 1', 'A 1', 'A 2', 'B 2']],
  ])('of mode %s', async (Key, numbers) => {
    const list = await ask({ Kind: 'mode', Key });
    expect(numbersOf(list)).toEqual(numbers);
    expect(list.categories.map(({ value }) => value).toSorted()).toEqual(['motor-oils', 'pads']);
  });

  test('of a maker, narrowed by category', async () => {
    const list = await ask({ Kind: 'catalog', Key: 'brembo' });
    expect(list).toMatchObject({ name: 'Brembo', total: 1 });
    expect((await ask({ Kind: 'mode', Key: 'popular', Categories: ['pads'] })).total).toBe(1);
  });

  test.each([
    { Kind: 'page', Key: 'popular' },
    { Kind: 'page', Key: 'nothing' },
    { Kind: 'mode', Key: 'oils' },
    { Kind: 'catalog', Key: 'nobody' },
  ])('there is none of $Kind $Key', async (request) => {
    expect((await visitor().post('/services/catalogs/filteredgoods_json', request)).status).toBe(404);
  });
});

test('no page of goods can have the address of a mode', async () => {
  for (const mode of CATALOG_MODES) {
    const insert = database.pool.query(`insert into goods_pages (url, names, descriptions) values ($1, '{}', '{}')`, [
      mode,
    ]);
    await expect(insert).rejects.toThrow(/violates check constraint/);
  }
});

test('catalogues are the makers with goods on offer: of parts, of other goods, or all', async () => {
  const names = async (query: string) => {
    const list = await good(visitor().get(`/services/catalogs/getcatalogs${query}`), z.array(MakerCatalogue));
    return list.map(({ catalogName, goodsCount }) => `${catalogName}: ${goodsCount}`);
  };
  expect(await names('')).toEqual(['Brembo: 1', 'Castrol: 2', 'Mobil: 2']);
  expect(await names('?isAutoParts=true')).toEqual(['Brembo: 1']);
  expect(await names('?isAutoParts=false')).toEqual(['Castrol: 2', 'Mobil: 2']);
});

test('the pages of goods are listed with the number of their goods', async () => {
  expect(await good(visitor().get('/services/catalogs/goodspages_json?lang=en'), z.array(GoodsPageLink))).toEqual([
    { url: 'oils', name: 'Oils', image: null, goodsCount: 4 },
  ]);
});

test('categories and the sitemap lead to the pages of goods, categories of parts to their own', async () => {
  await database.pool.query(`
    insert into categories (id, url, names) values (1, 'fluids', '{"ru": "Жидкости"}');
    update categories set parent_id = 1 where id in (11, 12)`);
  const [parent] = await good(visitor().get('/services/search/category-car-parts-list'), z.array(Category));
  expect(parent?.children.map(({ categoryLink }) => categoryLink)).toEqual([
    '/catalog/oils',
    '/avtozapchasti/fluids/pads',
  ]);
  const { entries } = await good(visitor().get('/services/sitemap?kind=categories'), Sitemap);
  expect(entries.map(({ path }) => path)).toEqual([
    '/avtozapchasti/fluids',
    '/catalog/oils',
    '/avtozapchasti/fluids/pads',
  ]);
  const info = async (link: string) =>
    good(visitor().get(`/services/search/get-category-car-parts-info?categoryLink=${link}`), CategoryInfo);
  expect(await info('/avtozapchasti/fluids/motor-oils')).toMatchObject({
    categoryLink: '/avtozapchasti/fluids/motor-oils',
    goodsLink: '/catalog/oils',
  });
  expect((await info('/avtozapchasti/fluids/pads')).goodsLink).toBeNull();
});
