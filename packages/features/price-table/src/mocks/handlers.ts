import type { HttpHandler } from 'msw';
import type { PriceItem, PricePage } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import {
  fortyPage,
  longPage,
  longTextsPage,
  pricePage,
  substitutesOnly,
  supersededPage,
  tenThousandPage,
  thousandPage,
  unwantedPage,
} from './fixtures.ts';

const PATH = '/services/search/searchgood_json';

type Asked = { Catalogs?: string[]; DeliveryDays?: number | null; Filters?: string[]; OrderBy?: number };

function keeps({ Catalogs = [], DeliveryDays = null, Filters = [] }: Asked) {
  return (item: PriceItem): boolean =>
    (Catalogs.length === 0 || Catalogs.includes(item.catalogKey)) &&
    (DeliveryDays === null || item.deliveryDaysMax <= DeliveryDays) &&
    (!Filters.includes('in-stock') || item.deliveryDaysMax <= 2) &&
    (!Filters.includes('returnable') || item.isReturnable) &&
    (!Filters.includes('single') || item.multiplicity === 1);
}

/** Responds as the backend does: filters the offers, and sorts them by price on request. */
const answerWith = (page: PricePage) =>
  mockCall('post', PATH, async (request) => {
    const asked = (await request.json()) as Asked;
    const items = page.items.filter(keeps(asked));
    const orderBy = asked.OrderBy ?? 1;
    const foundItems = items.length === page.items.length ? page.foundItems : items.length;
    return {
      ...page,
      orderBy,
      foundItems,
      items: orderBy === 2 ? items.toSorted((one, other) => one.price - other.price) : items,
    };
  });

export const loaded = (): HttpHandler[] => [answerWith(pricePage)];
export const long = (): HttpHandler[] => [answerWith(longPage)];
export const longTexts = (): HttpHandler[] => [answerWith(longTextsPage)];
export const forty = (): HttpHandler[] => [answerWith(fortyPage)];
/** More than a page holds. */
export const thousand = (): HttpHandler[] => [answerWith(thousandPage)];
export const tenThousand = (): HttpHandler[] => [answerWith(tenThousandPage)];
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
