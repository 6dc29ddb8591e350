import type { z } from '@hono/zod-openapi';
import type { ArticleNumber, BestReason, Picture, PricePage, PriceRequest } from '@partshop/api-client/contract';
import { isInStock } from './in-stock.rules.ts';
import { toDelivery } from '../../platform/values/lead-days.ts';
import type { OfferRow } from './offer-row.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { createFilter, listFilters } from './price-filters.rules.ts';
import { pickOffers } from './offer-picks.rules.ts';
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
  catalogImage: Picture | null;
  images: Picture[];
  remark: string;
  specifications: PricePage['specifications'];
  cars: { brand: string; model: string }[];
  replacedBy: ArticleNumber[];
  isDemo: boolean;
};

export type PricePageRows = { head: ArticleHead; offers: OfferRow[] };

/** Enough to show people and search engines which cars a part fits. */
export const SHOWN_CARS = 5;

const MAX_ITEMS = 500;
const BY_RELEVANCE = compareOffers(1);

/**
 * The price page in the contract's shape: filtered, in the requested or else the visitor's own order, in the requested currency,
 * with the days to the visitor's city.
 */
export function showPricePage(
  { head, offers }: PricePageRows,
  request: z.infer<typeof PriceRequest>,
  currency: Currency,
  { ownOrder, wayDays }: { ownOrder: number; wayDays: number },
): PricePage {
  const orderBy = request.OrderBy ?? ownOrder;
  const best = findBest(offers);
  const toItem = <Offer extends OfferRow>(offer: Offer) => ({
    ...toDelivery(offer, wayDays),
    price: convertKopecks(offer.price, currency),
  });
  const filters = { ...request, wayDays };
  const keeps = createFilter(filters);
  const found = offers.filter((item) => keeps(item)).toSorted(compareOffers(orderBy));
  const items = limitOffers(found, MAX_ITEMS).map(toItem);
  return {
    ...head,
    cars: head.cars.slice(0, SHOWN_CARS),
    hasMoreCars: head.cars.length > SHOWN_CARS,
    priceListId: best?.priceListId ?? null,
    price: best ? convertKopecks(best.price, currency) : null,
    deliveryDays: best ? best.leadDays + wayDays : null,
    filterList: listFilters(offers, filters),
    items,
    best: best && toItem(best),
    picks: pickOffers(offers.filter(({ group }) => group === 1)).map(({ offer, roles }) => ({
      ...toItem(offer),
      roles,
    })),
    statusId: best ? (isInStock(best) ? 1 : 2) : 3,
    currency,
    orderBy,
    totalItems: offers.length,
    foundItems: found.length,
  };
}

/**
 * At most so many of the sorted offers, in their order: of more, the same number of first offers of each article, so that an article
 * with thousands of offers does not hide the others.
 */
export function limitOffers<Offer extends Pick<OfferRow, 'articleId'>>(
  offers: readonly Offer[],
  most: number,
): Offer[] {
  if (offers.length <= most) return [...offers];
  const taken = new Map<number, number>();
  // The place of each offer among those of its article.
  const places = offers.map(({ articleId }) => {
    const place = taken.get(articleId) ?? 0;
    taken.set(articleId, place + 1);
    return place;
  });
  const countWithin = (limit: number) => places.filter((place) => place < limit).length;
  let each = Math.max(1, Math.floor(most / taken.size));
  while (countWithin(each + 1) <= most) each += 1;
  return offers.filter((_offer, index) => (places[index] ?? 0) < each).slice(0, most);
}

/** The best offer of the requested article, whatever the filters hide, with the reason that is true of it. */
function findBest(offers: readonly OfferRow[]): (OfferRow & { reason: BestReason }) | null {
  const requested = offers.filter(({ group }) => group === 1).toSorted(BY_RELEVANCE);
  const [best, ...others] = requested;
  if (!best) return null;
  if (others.length === 0) return { ...best, reason: 'only' };
  return { ...best, reason: others.some(({ price }) => price < best.price) ? 'cheapest-near' : 'cheapest' };
}
