import type { z } from '@hono/zod-openapi';
import type { PricePage, PriceRequest } from '@partshop/api-client/contract';
import { isInStock } from './in-stock.rules.ts';
import { toDelivery } from '../../platform/values/lead-days.ts';
import type { OfferRow } from './offer-row.ts';
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

export type PricePageRows = { head: ArticleHead; offers: OfferRow[] };

const MAX_ITEMS = 500;
const BY_RELEVANCE = compareOffers(1);

/** The price page in the contract's shape: filtered, sorted, in the requested currency, with the days to the visitor's city. */
export function showPricePage(
  { head, offers }: PricePageRows,
  request: z.infer<typeof PriceRequest>,
  currency: Currency,
  wayDays: number,
): PricePage {
  const best = offers.filter(({ group }) => group === 1).toSorted(BY_RELEVANCE)[0];
  const filters = { ...request, wayDays };
  const keeps = createFilter(filters);
  const items = offers
    .filter((item) => keeps(item))
    .toSorted(compareOffers(request.OrderBy))
    .slice(0, MAX_ITEMS)
    .map((item) => ({ ...toDelivery(item, wayDays), price: convertKopecks(item.price, currency) }));
  return {
    ...head,
    priceListId: best?.priceListId ?? null,
    price: best ? convertKopecks(best.price, currency) : null,
    deliveryDays: best ? best.leadDays + wayDays : null,
    filterList: listFilters(offers, filters),
    items,
    images: [],
    statusId: best ? (isInStock(best) ? 1 : 2) : 3,
    currency,
    totalItems: offers.length,
  };
}
