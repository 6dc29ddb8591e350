import type { HttpHandler } from 'msw';
import type { components, FilteredGoods, GoodCard, MakerCatalogue } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { markOf, pictureOf } from '@partshop/api-client/mocks/pictures';
import { makeGood } from '@partshop/features/search/mocks';

type Request = components['schemas']['GoodsRequest'];

const GOODS = '/services/catalogs/filteredgoods_json';
const CATALOGUES = '/services/catalogs/getcatalogs';

const roubles = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;

type Oil = { maker: string; number: string; grade: string; acea: string; litres: number; price: number; days: number };

const OILS: Oil[] = [
  { maker: 'CASTROL', number: '15D5CE', grade: '5W-30', acea: 'C3', litres: 4, price: 389_000, days: 1 },
  { maker: 'MOBIL', number: '152083', grade: '5W-30', acea: 'A3/B4', litres: 4, price: 342_000, days: 0 },
  { maker: 'LUKOIL', number: '1607911', grade: '5W-40', acea: 'A3/B4', litres: 4, price: 184_000, days: 1 },
  { maker: 'ZIC', number: '162902', grade: '10W-40', acea: 'A3/B4', litres: 4, price: 156_000, days: 4 },
  { maker: 'SHELL', number: '550046368', grade: '0W-20', acea: 'C5', litres: 5, price: 476_000, days: 1 },
  { maker: 'LIQUI MOLY', number: '3925', grade: '5W-30', acea: 'C3', litres: 1, price: 119_000, days: 2 },
];

const attribute = (key: string, name: string, value: string, unit = '') => ({ key, name, value, unit });

const goodOf = ({ maker, number, grade, acea, litres, price, days }: Oil, index: number) => ({
  ...makeGood({
    articleId: 7001 + index,
    catalogKey: maker.toLowerCase().replace(' ', '-'),
    catalogName: maker,
    catalogFullNumber: number,
    clearNumber: number,
    productName: `Масло моторное ${grade} ${acea}, ${litres} л`,
    categoryUrl: 'motor-oils',
    image: pictureOf(litres === 1 ? 'motor-oils-1l-a' : 'motor-oils-a'),
    offerCount: 3 + index,
    best: { priceListId: 1, price, deliveryDays: days, deliveryDaysMax: days, quantity: 20, multiplicity: 1 },
  }),
  attributes: [
    attribute('viscosity', 'Вязкость SAE', grade),
    attribute('volume', 'Объём', String(litres), 'л'),
    attribute('acea', 'Класс ACEA', acea),
  ],
});

const oils = OILS.map(goodOf);
type ListedOil = (typeof oils)[number];

const FACETS = [
  { key: 'viscosity', name: 'Вязкость SAE', unit: '' },
  { key: 'volume', name: 'Объём', unit: 'л' },
  { key: 'acea', name: 'Класс ACEA', unit: '' },
] as const;

const valueOf = (good: ListedOil, key: string) => good.attributes.find((one) => one.key === key)?.value ?? '';
const chosenOf = ({ Facets = [] }: Request, key: string) => Facets.find(({ Key }) => Key === key)?.Values;
const priceOf = ({ best }: GoodCard) => best?.price ?? 0;

/** Whether a good passes all choices but one. */
function passes(good: ListedOil, request: Request, but = ''): boolean {
  const { Catalogs = [], PriceFrom, PriceTo, InStock } = request;
  return (
    FACETS.every(({ key }) => key === but || (chosenOf(request, key)?.includes(valueOf(good, key)) ?? true)) &&
    (but === 'maker' || Catalogs.length === 0 || Catalogs.includes(good.catalogKey)) &&
    (but === 'price' || (priceOf(good) >= (PriceFrom ?? 0) && priceOf(good) <= (PriceTo ?? Infinity))) &&
    (but === 'stock' || !InStock || (good.best?.deliveryDaysMax ?? 9) <= 2)
  );
}

/** The oils as the backend narrows them. */
function narrowed(request: Request): FilteredGoods {
  const items = oils.filter((good) => passes(good, request));
  const open = oils.filter((good) => passes(good, request, 'price')).map(priceOf);
  const { OrderBy = 1 } = request;
  return {
    items: OrderBy === 2 ? items.toSorted((one, other) => priceOf(one) - priceOf(other)) : items,
    total: items.length,
    unfiltered: oils.length,
    currency: roubles,
    name: 'Моторные масла',
    description: 'Вязкость SAE и классы API и ACEA ищите в руководстве по автомобилю.',
    image: null,
    facets: FACETS.map(({ key, name, unit }) => ({
      key,
      name,
      unit,
      values: [...new Set(oils.map((good) => valueOf(good, key)))]
        .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
        .map((value) => ({
          value,
          text: value,
          count: oils.filter((good) => valueOf(good, key) === value && passes(good, request, key)).length,
          isSelected: chosenOf(request, key)?.includes(value) ?? false,
        })),
    })),
    categories: [],
    makers: oils.map(({ catalogKey, catalogName }) => ({
      value: catalogKey,
      text: catalogName,
      count: oils.filter((good) => good.catalogKey === catalogKey && passes(good, request, 'maker')).length,
      isSelected: request.Catalogs?.includes(catalogKey) ?? false,
    })),
    price: open.length === 0 ? null : { from: Math.min(...open), to: Math.max(...open) },
    inStock: oils.filter((good) => passes(good, { ...request, InStock: true }, '')).length,
  };
}

const withoutAttributes = (list: FilteredGoods, name: string): FilteredGoods => ({
  ...list,
  items: list.items.map((item) => ({ ...item, attributes: [] })),
  name,
  description: '',
  facets: [],
  categories: [
    { value: 'motor-oils', text: 'Масла моторные', count: 4, isSelected: false },
    { value: 'oil-filters', text: 'Фильтры масляные', count: 2, isSelected: false },
  ],
});

const KNOWN: Readonly<Record<string, (request: Request) => FilteredGoods>> = {
  'page oils': narrowed,
  'mode popular': (request) => withoutAttributes(narrowed(request), ''),
  'mode new': (request) => withoutAttributes(narrowed(request), ''),
  'mode in-stock': (request) => withoutAttributes(narrowed({ ...request, InStock: true }), ''),
  'catalog bosch': (request) => ({ ...withoutAttributes(narrowed(request), 'BOSCH'), image: markOf('bosch') }),
};

const makers: MakerCatalogue[] = [
  { catalogKey: '555', catalogName: '555', catalogImage: null, goodsCount: 41 },
  { catalogKey: 'bosch', catalogName: 'BOSCH', catalogImage: markOf('bosch'), goodsCount: 751 },
  { catalogKey: 'brembo', catalogName: 'BREMBO', catalogImage: null, goodsCount: 170 },
  { catalogKey: 'castrol', catalogName: 'CASTROL', catalogImage: null, goodsCount: 93 },
  { catalogKey: 'lemforder', catalogName: 'LEMFÖRDER', catalogImage: null, goodsCount: 212 },
  {
    catalogKey: 'long',
    catalogName: 'Объединение заводов автомобильной электроники и приборов имени Семашко',
    catalogImage: null,
    goodsCount: 1,
  },
];

const withGoods = (total?: number) =>
  mockCall('post', GOODS, async (request) => {
    const asked = (await request.json()) as Request;
    const list = KNOWN[`${asked.Kind} ${asked.Key}`]?.(asked);
    if (!list) return refuse(404, { code: 'not-found' });
    return total === undefined ? list : { ...list, total, unfiltered: total };
  });

const withMakers = () =>
  mockCall('get', CATALOGUES, ({ url }) => {
    const areParts = new URL(url).searchParams.get('isAutoParts');
    return areParts === null ? makers : makers.filter((_, index) => (index % 3 === 0) === (areParts === 'false'));
  });

export const loaded = (): HttpHandler[] => [withGoods(), withMakers()];
/** Several pages of goods. */
export const many = (): HttpHandler[] => [withGoods(100), withMakers()];
/** Nobody sells anything. */
export const empty = (): HttpHandler[] => [
  mockCall('post', GOODS, {
    ...withoutAttributes(narrowed({ Kind: 'mode', Key: 'popular', PriceFrom: 900_000_000 }), ''),
    unfiltered: 0,
    categories: [],
    makers: [],
    price: null,
    inStock: 0,
  }),
  mockCall('get', CATALOGUES, []),
];
export const failing = (): HttpHandler[] => [
  mockCall('post', GOODS, refuse(500, { code: 'internal' })),
  mockCall('get', CATALOGUES, refuse(500, { code: 'internal' })),
];
