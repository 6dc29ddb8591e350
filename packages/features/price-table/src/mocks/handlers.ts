import type { HttpHandler } from 'msw';
import type { PriceHistory, PriceItem, PricePage } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { answerLines } from '@partshop/api-client/mocks/offer-lines';
import {
  longPage,
  longTextsPage,
  makeOffers,
  makePricePage,
  pricePage,
  substitutesOnly,
  supersededPage,
  unwantedPage,
} from './fixtures.ts';

const PATH = '/services/search/searchgood_json';

type Asked = {
  Catalogs?: string[];
  DeliveryDays?: number | null;
  Filters?: string[];
  OrderBy?: number;
  Open?: string[];
  Skip?: number;
  Take?: number;
};

function keeps({ Catalogs = [], DeliveryDays = null, Filters = [] }: Asked) {
  return (item: PriceItem): boolean =>
    (Catalogs.length === 0 || Catalogs.includes(item.catalogKey)) &&
    (DeliveryDays === null || item.deliveryDaysMax <= DeliveryDays) &&
    (!Filters.includes('in-stock') || item.deliveryDaysMax <= 2) &&
    (!Filters.includes('returnable') || item.isReturnable) &&
    (!Filters.includes('single') || item.multiplicity === 1);
}

const ORDERS: Record<number, (one: PriceItem, other: PriceItem) => number> = {
  2: (one, other) => one.price - other.price,
  3: (one, other) => one.deliveryDaysMax - other.deliveryDaysMax,
  4: (one, other) => other.reliability - one.reliability,
};

/** Responds as the backend does: filters, sorts and folds the offers, which are those of the page, and sends one page of them. */
const answerWith = (page: PricePage, offers: readonly PriceItem[] = page.items) =>
  mockCall('post', PATH, async (request) => {
    const asked = (await request.json()) as Asked;
    const orderBy = asked.OrderBy ?? 1;
    const byOrder = ORDERS[orderBy] ?? (() => 0);
    const found = offers.filter(keeps(asked)).toSorted((one, other) => one.group - other.group || byOrder(one, other));
    return { ...page, orderBy, ...answerLines(found, asked) };
  });

/** A page of so many offers, made when it is asked for. */
const answerMany = (total: number): HttpHandler => {
  const offers = makeOffers(total);
  return answerWith(makePricePage(offers), offers);
};

export const loaded = (): HttpHandler[] => [answerWith(pricePage)];
export const carsOfSellers = (): HttpHandler[] => [answerWith({ ...pricePage, areCarsClaims: true })];
export const long = (): HttpHandler[] => [answerWith(longPage)];
export const longTexts = (): HttpHandler[] => [answerWith(longTextsPage)];
export const many = (total: number): HttpHandler[] => [answerMany(total)];
/** Nobody offers the number itself. */
export const substitutes = (): HttpHandler[] => [answerWith(substitutesOnly)];
export const superseded = (): HttpHandler[] => [answerWith(supersededPage)];
export const empty = (): HttpHandler[] => [answerWith(unwantedPage)];
/** The first page loads; filtered pages never do. */
export const filtering = (): HttpHandler[] => {
  let calls = 0;
  return [mockCall('post', PATH, () => (calls++ === 0 ? pricePage : new Promise<never>(() => undefined)))];
};
/** A client whose own order is by price. */
export const byPrice = (): HttpHandler[] => [
  mockCall('post', PATH, {
    ...pricePage,
    orderBy: 2,
    items: pricePage.items.toSorted((one, other) => one.group - other.group || one.price - other.price),
  }),
];
export const missing = (): HttpHandler[] => [mockCall('post', PATH, refuse(404, { code: 'not-found' }))];
export const failing = (): HttpHandler[] => [mockCall('post', PATH, refuse(500, { code: 'internal' }))];

const HISTORY = '/services/search/price-history';

/** Ninety days of prices between 512 and 690 ₽, the last of them low; `values` override the sums. */
export const mockHistory = (values: Partial<PriceHistory> = {}): HttpHandler =>
  mockCall('get', HISTORY, {
    days: Array.from({ length: 90 }, (_, day) => ({
      day: new Date(Date.UTC(2026, 2, 18 + day)).toISOString().slice(0, 10),
      price: day < 6 ? null : 51_200 + 1978 * ((89 - day) % 10),
    })),
    lowest: 51_200,
    highest: 69_000,
    today: 'low',
    currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
    ...values,
  });

export const noHistory = (): HttpHandler => mockCall('get', HISTORY, refuse(500, { code: 'internal' }));
