import type { z } from '@hono/zod-openapi';
import type { PriceItem, PricePage, PriceRequest } from '@partshop/api-client/contract';
import { isInStock } from './in-stock.rules.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { createFilter, listFilters } from './price-filters.rules.ts';
import { compareOffers } from './price-order.rules.ts';

/** The head of a price page. */
export type ArticleHead = {
  articleId: number;
  catalogKey: string;
  catalogName: string;
  catalogFullNumber: string;
  clearNumber: string;
  productName: string;
  categoryUrl: string | null;
  remark: string;
  specifications: { name: string; value: string }[];
  cars: { brand: string; model: string }[];
  isDemo: boolean;
};

/** Prices in kopecks. */
export type PricePageRows = { head: ArticleHead; offers: PriceItem[] };

/** Enough to show people and search engines which cars a part fits. */
export const SHOWN_CARS = 5;

const MAX_ITEMS = 500;
const BY_RELEVANCE = compareOffers(1);

/** The price page in the contract's shape: filtered, in the requested or else the visitor's own order, in the requested currency. */
export function showPricePage(
  { head, offers }: PricePageRows,
  request: z.infer<typeof PriceRequest>,
  currency: Currency,
  ownOrder: number,
): PricePage {
  const orderBy = request.OrderBy ?? ownOrder;
  const best = findBest(offers);
  const inCurrency = <Offer extends PriceItem>(item: Offer) => ({
    ...item,
    price: convertKopecks(item.price, currency),
  });
  const keeps = createFilter(request);
  const items = offers
    .filter((item) => keeps(item))
    .toSorted(compareOffers(orderBy))
    .slice(0, MAX_ITEMS)
    .map(inCurrency);
  return {
    ...head,
    cars: head.cars.slice(0, SHOWN_CARS),
    hasMoreCars: head.cars.length > SHOWN_CARS,
    priceListId: best?.priceListId ?? null,
    price: best ? convertKopecks(best.price, currency) : null,
    deliveryDays: best?.deliveryDays ?? null,
    filterList: listFilters(offers, request),
    items,
    best: best && inCurrency(best),
    images: [],
    statusId: best ? (isInStock(best) ? 1 : 2) : 3,
    currency,
    orderBy,
    totalItems: offers.length,
  };
}

/** The best offer of the requested article, whatever the filters hide, with the reason that is true of it. */
function findBest(offers: readonly PriceItem[]): PricePage['best'] {
  const requested = offers.filter(({ group }) => group === 1).toSorted(BY_RELEVANCE);
  const [best, ...others] = requested;
  if (!best) return null;
  if (others.length === 0) return { ...best, reason: 'only' };
  return { ...best, reason: others.some(({ price }) => price < best.price) ? 'cheapest-near' : 'cheapest' };
}
