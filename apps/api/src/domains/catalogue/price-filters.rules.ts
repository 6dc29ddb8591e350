import type { FilterGroup, OfferFlag } from '@partshop/api-client/contract';
import { isInStock } from './in-stock.rules.ts';
import { showLeadSteps } from './lead-steps.rules.ts';
import type { OfferRow } from './offer-row.ts';

export type PriceFilters = {
  Filters: OfferFlag[];
  Catalogs: string[];
  DeliveryDays: number | null;
  /** Days from our warehouse to the visitor's city. */
  wayDays: number;
};

type Facet = Exclude<FilterGroup['key'], 'Categories'>;
/** The fields that filters read. */
export type Filtered = Pick<
  OfferRow,
  'catalogKey' | 'catalogName' | 'leadDaysMax' | 'quantity' | 'multiplicity' | 'isReturnable' | 'price'
>;

const FLAGS: Record<OfferFlag, (item: Filtered) => boolean> = {
  'in-stock': isInStock,
  returnable: (item) => item.isReturnable,
  single: (item) => item.multiplicity === 1,
};

/**
 * Whether an offer passes the filters; `except` ignores one facet, to count that facet's own values. "Within so many days"
 * means the later day of the offer, in the visitor's city.
 */
export function createFilter(filters: PriceFilters): (item: Filtered, except?: Facet) => boolean {
  const makers = new Set(filters.Catalogs.map((key) => key.toLowerCase()));
  const tests: Record<Facet, (item: Filtered) => boolean> = {
    Catalogs: (item) => makers.size === 0 || makers.has(item.catalogKey.toLowerCase()),
    DeliveryDays: (item) => filters.DeliveryDays === null || item.leadDaysMax + filters.wayDays <= filters.DeliveryDays,
    Filters: (item) => filters.Filters.every((flag) => FLAGS[flag](item)),
  };
  return (item, except) =>
    (except === 'Catalogs' || tests.Catalogs(item)) &&
    (except === 'DeliveryDays' || tests.DeliveryDays(item)) &&
    (except === 'Filters' || tests.Filters(item));
}

/**
 * The values of each facet, with the number of offers if the value were chosen alone in its facet, beside the other
 * facets. The `text` of days and flags is their value: the page words it.
 */
export function listFilters(items: Filtered[], filters: PriceFilters): FilterGroup[] {
  const keeps = createFilter(filters);
  const within = (facet: Facet) => items.filter((item) => keeps(item, facet));
  return [
    { key: 'Catalogs', values: makerValues(items, within('Catalogs'), filters) },
    { key: 'DeliveryDays', values: dayValues(items, within('DeliveryDays'), filters) },
    { key: 'Filters', values: flagValues(within('Filters'), filters) },
  ];
}

type Value = FilterGroup['values'][number];

/** Those with most offers first, whatever the filters leave: a filter does not move makers under the pointer. */
function makerValues(items: Filtered[], kept: Filtered[], filters: PriceFilters): Value[] {
  const chosen = new Set(filters.Catalogs.map((key) => key.toLowerCase()));
  const names = new Map(items.map((item) => [item.catalogKey, item.catalogName]));
  const all = countByMaker(items);
  const counts = countByMaker(kept);
  return [...names]
    .toSorted(
      ([one, name], [other, otherName]) => (all.get(other) ?? 0) - (all.get(one) ?? 0) || compare(name, otherName),
    )
    .map(([value, text]) => ({
      value,
      text,
      count: counts.get(value) ?? 0,
      isSelected: chosen.has(value.toLowerCase()),
    }));
}

function countByMaker(items: Filtered[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { catalogKey } of items) counts.set(catalogKey, (counts.get(catalogKey) ?? 0) + 1);
  return counts;
}

function dayValues(items: Filtered[], kept: Filtered[], { DeliveryDays: days, wayDays }: PriceFilters): Value[] {
  const left = new Set(kept);
  const leads = items.map((item) => ({ leadDays: item.leadDaysMax, unfiltered: 1, count: Number(left.has(item)) }));
  return showLeadSteps(leads, { days, wayDays });
}

function flagValues(kept: Filtered[], { Filters: chosen }: PriceFilters): Value[] {
  return (Object.keys(FLAGS) as OfferFlag[]).map((flag) => {
    const others = chosen.filter((other) => other !== flag);
    const count = kept.filter((item) => [...others, flag].every((name) => FLAGS[name](item))).length;
    return { value: flag, text: flag, count, isSelected: chosen.includes(flag) };
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
