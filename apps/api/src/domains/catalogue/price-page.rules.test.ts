import { PriceRequest } from '@partshop/api-client/contract';
import { expect, it } from 'vitest';
import type { OfferRow } from './offer-row.ts';
import { limitOffers, showPricePage, type ArticleHead } from './price-page.rules.ts';

const roubles = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;
const request = PriceRequest.parse({ CatalogKey: 'bosch', Number: 'W71275' });

const offer = (values: Partial<OfferRow> = {}): OfferRow => ({
  group: 1,
  articleId: 1,
  priceListId: 1,
  catalogKey: 'bosch',
  catalogName: 'BOSCH',
  catalogFullNumber: 'W 712/75',
  productName: 'Фильтр масляный',
  price: 500,
  quantity: 5,
  multiplicity: 1,
  leadDays: 1,
  leadDaysMax: 1,
  reliability: 90,
  sellerName: 'Склад',
  warehouseName: '',
  isReturnable: true,
  isDemo: false,
  ...values,
});

const head: ArticleHead = {
  articleId: 1,
  catalogKey: 'bosch',
  catalogName: 'BOSCH',
  catalogFullNumber: 'W 712/75',
  clearNumber: 'W71275',
  productName: 'Фильтр масляный',
  categoryUrl: 'oil-filters',
  catalogImage: null,
  images: [],
  remark: '',
  specifications: [],
  cars: [],
  replacedBy: [],
  isDemo: false,
};

const show = (offers: OfferRow[], cars: ArticleHead['cars'] = []) =>
  showPricePage({ head: { ...head, cars }, offers }, request, roubles, { ownOrder: 1, wayDays: 0 });

const FAR = { priceListId: 2, leadDays: 9, leadDaysMax: 12 };

it.each([
  ['only', [offer()]],
  ['only', [offer(), offer({ group: 4, price: 100 })]],
  ['cheapest', [offer(), offer({ ...FAR, price: 900 })]],
  ['cheapest', [offer(FAR), offer({ ...FAR, priceListId: 3, price: 600 })]],
  ['cheapest-near', [offer(), offer({ ...FAR, price: 300 })]],
] as const)('says truly why the best offer is the best: %s', (reason, offers) => {
  expect(show([...offers]).best).toMatchObject({ articleId: 1, group: 1, reason });
});

it('has no best offer where only other articles are offered', () => {
  expect(show([offer({ group: 4 })]).best).toBeNull();
});

it('shows five cars at most, and says whether there are others', () => {
  const cars = Array.from({ length: 6 }, (_, index) => ({ brand: 'Kia', model: `Rio ${index}` }));
  expect(show([], cars)).toMatchObject({ cars: cars.slice(0, 5), hasMoreCars: true });
  expect(show([], cars.slice(0, 5))).toMatchObject({ cars: cars.slice(0, 5), hasMoreCars: false });
});

it('counts what the filters leave', () => {
  const offers = [offer(), offer({ ...FAR, multiplicity: 4 })];
  const asked = { ...request, Filters: ['single' as const] };
  expect(showPricePage({ head, offers }, asked, roubles, { ownOrder: 1, wayDays: 0 })).toMatchObject({
    totalItems: 2,
    foundItems: 1,
  });
});

it.each<[name: string, articles: number[], most: number, kept: number[]]>([
  ['few offers are all there', [1, 1, 2], 3, [1, 1, 2]],
  ['one article has its first', [1, 1, 1, 1], 2, [1, 1]],
  ['an article with many leaves room for the others', [1, 1, 1, 1, 1, 2, 3], 4, [1, 1, 2, 3]],
  ['room that others do not need is used', [1, 1, 1, 1, 1, 2], 5, [1, 1, 1, 1, 2]],
  ['more articles than room', [1, 2, 3, 4], 2, [1, 2]],
])('of too many offers %s', (_name, articles, most, kept) => {
  const offers = articles.map((articleId) => ({ articleId }));
  expect(limitOffers(offers, most).map(({ articleId }) => articleId)).toEqual(kept);
});
