import type { FacetValue, FoundGoods, FilterGroup as ServerGroup } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';
import { daysText, deliverySteps } from '@partshop/features/shared';
import type { FilterGroup, FilterSelection } from '@partshop/ui';
import { facetGroup } from './facet-groups.ts';
import { readListChoice, type ListChoice } from './list-choice.ts';
import type { ListMessage } from './list-filters.messages.ts';
import type { ResultsMessage } from './results.messages.ts';

type Texts = { t: Translate<ResultsMessage>; tList: Translate<ListMessage> };

/** The groups of the panel beside results: categories, delivery time, makers. One with nothing to choose from is left out. */
export function foundFilters({ filterList }: FoundGoods, choice: ListChoice, { t, tList }: Texts): FilterGroup[] {
  const valuesOf = (key: ServerGroup['key']) => filterList.find((group) => group.key === key)?.values ?? [];
  return [
    ...facetGroup('category', tList('category'), valuesOf('Categories')),
    ...daysGroup(valuesOf('DeliveryDays'), choice, t),
    ...facetGroup('catalogs', tList('maker'), valuesOf('Catalogs')),
  ];
}

function daysGroup(values: FacetValue[], { days }: ListChoice, t: Texts['t']): FilterGroup[] {
  const steps = deliverySteps(values, days);
  if (steps.length < 2 && days === null) return [];
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return [
    {
      kind: 'radios',
      name: 'days',
      label: t('delivery'),
      items: [
        { value: '', label: t('anyDays') },
        ...steps.map((step) => ({
          value: String(step),
          label: daysText(t, step),
          aside: counts.get(String(step)) ?? 0,
        })),
      ],
    },
  ];
}

/** The choice of an address as the panel shows it. */
export const toSelection = ({ catalogs, categories, days }: ListChoice): FilterSelection => ({
  catalogs,
  category: categories,
  ...(days !== null && { days: [String(days)] }),
});

/** The choice in the panel; what it does not show stays as it is. */
export function readSelection(selection: FilterSelection, choice: ListChoice): ListChoice {
  const { catalogs, categories, days } = readListChoice({
    get: (name) => selection[name]?.[0] ?? null,
    getAll: (name) => [...(selection[name] ?? [])],
  });
  return { ...choice, catalogs, categories, days };
}
