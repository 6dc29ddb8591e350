import type { FilterGroup, OfferFlag } from '@partshop/api-client/contract';
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
  makers: { value: string; text: string; count: number }[];
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
  const chosen = new Set(Catalogs.map((key) => key.toLowerCase()));
  return [
    {
      key: 'Catalogs',
      values: makers.map((maker) => ({ ...maker, isSelected: chosen.has(maker.value.toLowerCase()) })),
    },
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
