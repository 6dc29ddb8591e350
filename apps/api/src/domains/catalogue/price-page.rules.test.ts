import { expect, it } from 'vitest';
import type { OfferRow } from './offer-row.ts';
import { showPricePage, type ArticleHead } from './price-page.rules.ts';

const roubles = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;
const unfiltered = { Filters: [], Catalogs: [], DeliveryDays: null, wayDays: 0, orderBy: 1 };

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
  priceAgeDays: 0,
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
  areCarsClaims: false,
  replacedBy: [],
  isDemo: false,
};

const NO_FACETS = { makers: [], leads: [], flags: { 'in-stock': 0, returnable: 0, single: 0 } };

/** The page of an article whose offers stand out like this. */
const show = (picked: OfferRow[], cars: ArticleHead['cars'] = []) =>
  showPricePage(
    {
      head: { ...head, cars },
      items: [],
      folds: [],
      groups: [],
      picked,
      facets: NO_FACETS,
      totals: { all: picked.length, requested: picked.length },
    },
    unfiltered,
    roubles,
  );

const FAR = { priceListId: 2, leadDays: 9, leadDaysMax: 12 };

it.each([
  ['only', [offer()]],
  ['cheapest', [offer(), offer({ ...FAR, price: 900 })]],
  ['cheapest', [offer(FAR), offer({ ...FAR, priceListId: 3, price: 600 })]],
  ['cheapest-near', [offer(), offer({ ...FAR, price: 300 })]],
] as const)('says truly why the best offer is the best: %s', (reason, offers) => {
  expect(show([...offers]).best).toMatchObject({ articleId: 1, group: 1, reason });
});

it('has no best offer where only other articles are offered', () => {
  expect(show([]).best).toBeNull();
});

it('shows five cars at most, and says whether there are others', () => {
  const cars = Array.from({ length: 6 }, (_, index) => ({ brand: 'Kia', model: `Rio ${index}` }));
  expect(show([], cars)).toMatchObject({ cars: cars.slice(0, 5), hasMoreCars: true });
  expect(show([], cars.slice(0, 5))).toMatchObject({ cars: cars.slice(0, 5), hasMoreCars: false });
});
