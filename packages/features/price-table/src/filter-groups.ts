import type { FilterGroup as ServerGroup, OfferFlag } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';
import { daysText, deliverySteps } from '@partshop/features/shared';
import type { FilterGroup, FilterSelection } from '@partshop/ui';
import { readPriceQuery, type PriceQuery } from './price-query.ts';
import type { PriceMessage } from './price-table.messages.ts';
import type { ShownPage } from './shown-page.ts';

const FLAG_TEXTS = {
  'in-stock': 'inStockOnly',
  returnable: 'returnableOnly',
  single: 'singleOnly',
} as const satisfies Record<OfferFlag, PriceMessage>;

/** The groups of the panel: delivery time, makers, terms. A group with nothing to choose from is left out. */
export function filterGroups({ filterList }: ShownPage, query: PriceQuery, t: Translate<PriceMessage>): FilterGroup[] {
  const valuesOf = (key: ServerGroup['key']) => filterList.find((group) => group.key === key)?.values ?? [];
  const steps = deliverySteps(valuesOf('DeliveryDays'), query.days);
  const makers = valuesOf('Catalogs');
  const days: FilterGroup = {
    kind: 'radios',
    name: 'days',
    label: t('deliveryTime'),
    items: [
      { value: '', label: t('anyDays') },
      ...steps.map((step) => ({ value: String(step), label: daysText(t, step) })),
    ],
  };
  const catalogs: FilterGroup = {
    kind: 'checkboxes',
    name: 'catalogs',
    label: t('makers'),
    items: makers.map(({ value, text, count }) => ({ value, label: text, aside: count })),
  };
  const terms: FilterGroup = {
    kind: 'checkboxes',
    name: 'filters',
    label: t('terms'),
    items: valuesOf('Filters').map(({ value, count }) => ({
      value,
      label: t(FLAG_TEXTS[value as OfferFlag]),
      aside: count,
    })),
  };
  return [...(steps.length > 1 ? [days] : []), ...(makers.length > 1 ? [catalogs] : []), terms];
}

/** The filters of an address as the panel shows them. A maker in the address may have other capital letters than in the panel. */
export function toSelection(query: PriceQuery, groups: readonly FilterGroup[]): FilterSelection {
  const makers = groups.find((group) => group.kind === 'checkboxes' && group.name === 'catalogs');
  const known = makers?.kind === 'checkboxes' ? makers.items.map(({ value }) => value) : [];
  return {
    ...(query.days === null ? {} : { days: [String(query.days)] }),
    catalogs: query.catalogs.map((key) => known.find((value) => value.toLowerCase() === key.toLowerCase()) ?? key),
    filters: query.filters,
  };
}

/** The filters that were chosen in the panel. */
export function readSelection(selection: FilterSelection): Pick<PriceQuery, 'catalogs' | 'days' | 'filters'> {
  const { catalogs, days, filters } = readPriceQuery({
    get: (name) => selection[name]?.[0] ?? null,
    getAll: (name) => [...(selection[name] ?? [])],
  });
  return { catalogs, days, filters };
}
