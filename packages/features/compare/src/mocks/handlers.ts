import type { HttpHandler } from 'msw';
import type { Comparison } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { createListsServer } from '@partshop/features/lists/mocks';
import { makeGood } from '@partshop/features/search/mocks';

const PATH = '/services/lists/compare_json';

type Article = Comparison['items'][number];

/** An oil filter; `values` override its defaults. */
const filter = (
  articleId: number,
  [catalogName, catalogFullNumber]: readonly [string, string],
  price: number,
  days: number,
  specifications: Article['specifications'],
): Article => ({
  ...makeGood({
    articleId,
    catalogKey: catalogName.toLowerCase(),
    catalogName,
    catalogFullNumber,
    clearNumber: catalogFullNumber.replaceAll(/\W/g, ''),
    best: { priceListId: articleId, price, deliveryDays: days, deliveryDaysMax: days, quantity: 12, multiplicity: 1 },
  }),
  specifications,
});

const size = (height: number, valve: string): Article['specifications'] => [
  { name: 'Наружный диаметр', value: 76, unit: 'мм' },
  { name: 'Высота', value: height, unit: 'мм' },
  { name: 'Резьба', value: '3/4-16 UNF', unit: '' },
  { name: 'Давление открытия клапана', value: valve, unit: 'бар' },
];

export const filters: Article[] = [
  filter(1, ['MANN-FILTER', 'W 712/75'], 68_900, 1, size(79, '1,0')),
  filter(2, ['BOSCH', '0 451 103 318'], 54_000, 1, size(79, '1,0')),
  filter(3, ['FILTRON', 'OP 641/1'], 31_500, 3, size(80, '1,6')),
  { ...filter(4, ['KNECHT', 'OC 593/4'], 49_900, 2, size(79, '1,0').slice(0, 3)), best: null, offerCount: 0 },
];

const comparison = (items: Article[]): HttpHandler[] => [
  mockCall('get', PATH, { items, currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' } }),
  ...createListsServer({ favorites: [], compare: items.map(({ articleId }) => articleId).toReversed() }).handlers,
];

export const loaded = (): HttpHandler[] => comparison(filters.slice(0, 3));

/** As many as there is room for; nobody offers the last one. */
export const four = (): HttpHandler[] => comparison(filters);

export const one = (): HttpHandler[] => comparison(filters.slice(0, 1));

export const empty = (): HttpHandler[] => comparison([]);

export const longTexts = (): HttpHandler[] =>
  comparison(
    filters.slice(0, 2).map((article) => ({
      ...article,
      productName:
        'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для турбонаддува',
    })),
  );

export const slow = (): HttpHandler[] => [mockEndless('get', PATH), ...createListsServer().handlers];

export const failing = (): HttpHandler[] => [
  mockCall('get', PATH, refuse(500, { code: 'internal' })),
  ...createListsServer().handlers,
];
