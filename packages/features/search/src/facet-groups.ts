import type { FacetValue } from '@partshop/api-client';
import type { FilterGroup } from '@partshop/ui';

/** Checkboxes for the values of a facet; none where there is nothing to choose from. */
export function facetGroup(name: 'category' | 'catalogs', label: string, values: readonly FacetValue[]): FilterGroup[] {
  if (values.length < 2 && !values.some(({ isSelected }) => isSelected)) return [];
  return [
    {
      kind: 'checkboxes',
      name,
      label,
      items: values.map(({ value, text, count }) => ({ value, label: text, aside: count })),
    },
  ];
}
