import type {
  ArticleNumber,
  BestReason,
  OfferFold,
  OfferGroup,
  Picture,
  PricePage,
} from '@partshop/api-client/contract';
import { isInStock } from './in-stock.rules.ts';
import { toDelivery } from '../../platform/values/lead-days.ts';
import type { OfferRow } from './offer-row.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { listFilters, type FacetCounts, type PriceFilters } from './price-filters.rules.ts';
import { pickOffers } from './offer-picks.rules.ts';
import { mostRelevant } from './price-order.rules.ts';

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
  areCarsClaims: boolean;
  replacedBy: ArticleNumber[];
  isDemo: boolean;
};

/** An article with one page of its lines, as the database has them: prices in kopecks, days to our warehouse. */
export type PricePageRows = {
  head: ArticleHead;
  /** With their places in the list, from 1. */
  items: (OfferRow & { line: number })[];
  folds: (Omit<OfferFold, 'at'> & { line: number })[];
  /** The groups that have offers. */
  groups: OfferGroup[];
  /** The requested number's first offers by relevance, price and likely date, each once. */
  picked: OfferRow[];
  facets: FacetCounts;
  totals: { all: number; requested: number };
};

/** Enough to show people and search engines which cars a part fits. */
export const SHOWN_CARS = 5;

const GROUPS = [1, 2, 3, 4] as const;

/** The price page in the contract's shape, in the requested currency, with the days to the visitor's city. */
export function showPricePage(
  { head, items, folds, groups, picked, facets, totals }: PricePageRows,
  filters: PriceFilters & { orderBy: number },
  currency: Currency,
): PricePage {
  const { wayDays, orderBy } = filters;
  const best = findBest(picked, totals.requested);
  const toMoney = (kopecks: number) => convertKopecks(kopecks, currency);
  const toItem = <Offer extends OfferRow>(offer: Offer) => ({
    ...toDelivery(offer, wayDays),
    price: toMoney(offer.price),
  });
  return {
    ...head,
    cars: head.cars.slice(0, SHOWN_CARS),
    hasMoreCars: head.cars.length > SHOWN_CARS,
    priceListId: best?.priceListId ?? null,
    price: best ? toMoney(best.price) : null,
    deliveryDays: best ? best.leadDays + wayDays : null,
    filterList: listFilters(facets, filters),
    items: items.map(({ line: _line, ...offer }) => toItem(offer)),
    folds: folds.map(({ line, ...fold }) => ({
      ...fold,
      lowestPrice: toMoney(fold.lowestPrice),
      at: items.filter((item) => item.line < line).length,
    })),
    groups: GROUPS.map((number) => {
      const group = groups.find((known) => known.group === number) ?? { ...NO_OFFERS, group: number };
      return { ...group, lowestPrice: group.lowestPrice === null ? null : toMoney(group.lowestPrice) };
    }),
    best: best && toItem(best),
    picks: pickOffers(picked).map(({ offer, roles }) => ({ ...toItem(offer), roles })),
    statusId: best ? (isInStock(best) ? 1 : 2) : 3,
    currency,
    orderBy,
    totalItems: totals.all,
    foundItems: groups.reduce((sum, { count }) => sum + count, 0),
  };
}

const NO_OFFERS = { count: 0, name: null, lowestPrice: null, lines: 0 };

/** The best of the requested article's offers, whatever the filters hide, with the reason that is true of it. */
function findBest(picked: readonly OfferRow[], offers: number): (OfferRow & { reason: BestReason }) | null {
  const best = mostRelevant(picked);
  if (!best) return null;
  if (offers === 1) return { ...best, reason: 'only' };
  return { ...best, reason: picked.some(({ price }) => price < best.price) ? 'cheapest-near' : 'cheapest' };
}
