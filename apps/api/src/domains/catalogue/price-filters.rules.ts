import type { FilterGroup, OfferFlag } from '@partshop/api-client/contract';
import { showMakers, type FacetCount } from './facet-counts.rules.ts';
import { showLeadSteps, type LeadCount } from './lead-steps.rules.ts';

export type PriceFilters = {
  Filters: readonly OfferFlag[];
  Catalogs: readonly string[];
  /** "Within so many days" means the later day of an offer, in the visitor's city. */
  DeliveryDays: number | null;
  /** Days from our warehouse to the visitor's city. */
  wayDays: number;
};

/** How many offers there are by the values of each facet, if the value were chosen alone in its facet, beside the other facets. */
export type FacetCounts = {
  /** Those with most offers first, whatever the filters leave: a filter does not move makers under the pointer. */
  makers: FacetCount<string>[];
  leads: LeadCount[];
  /** Flags combine, so each counts together with the chosen ones. */
  flags: Record<OfferFlag, number>;
};

const FLAGS = ['in-stock', 'returnable', 'single'] as const satisfies OfferFlag[];

/** The values of each facet. The `text` of days and flags is their value: the page words it. */
export function listFilters(
  { makers, leads, flags }: FacetCounts,
  { Catalogs, DeliveryDays: days, Filters, wayDays }: PriceFilters,
): FilterGroup[] {
  return [
    { key: 'Catalogs', values: showMakers(makers, Catalogs) },
    { key: 'DeliveryDays', values: showLeadSteps(leads, { days, wayDays }) },
    {
      key: 'Filters',
      values: FLAGS.map((flag) => ({
        value: flag,
        text: flag,
        count: flags[flag],
        isSelected: Filters.includes(flag),
      })),
    },
  ];
}
