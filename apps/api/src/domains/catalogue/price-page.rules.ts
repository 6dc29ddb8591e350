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

const MAX_ITEMS = 500;
const BY_RELEVANCE = compareOffers(1);

/** The price page in the contract's shape: filtered, sorted, in the requested currency. */
export function showPricePage(
  { head, offers }: PricePageRows,
  request: z.infer<typeof PriceRequest>,
  currency: Currency,
): PricePage {
  const best = offers.filter(({ group }) => group === 1).toSorted(BY_RELEVANCE)[0];
  const keeps = createFilter(request);
  const items = offers
    .filter((item) => keeps(item))
    .toSorted(compareOffers(request.OrderBy))
    .slice(0, MAX_ITEMS)
    .map((item) => ({ ...item, price: convertKopecks(item.price, currency) }));
  return {
    ...head,
    priceListId: best?.priceListId ?? null,
    price: best ? convertKopecks(best.price, currency) : null,
    deliveryDays: best?.deliveryDays ?? null,
    filterList: listFilters(offers, request),
    items,
    images: [],
    statusId: best ? (isInStock(best) ? 1 : 2) : 3,
    currency,
    totalItems: offers.length,
  };
}
