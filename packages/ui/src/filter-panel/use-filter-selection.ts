import { useState } from 'react';
import type { FilterGroup, FilterSelection } from './filter-model.ts';
import { filterQuery } from './filter-selection.ts';

/**
 * The displayed selection. It changes at once on a click, while the page still loads, and follows the page when the page's
 * selection changes.
 */
export function useFilterSelection(
  given: FilterSelection,
  groups: readonly FilterGroup[],
  onChange: ((selection: FilterSelection) => void) | undefined,
): [FilterSelection, (selection: FilterSelection) => void] {
  const [selection, setSelection] = useState(given);
  const givenQuery = filterQuery(given, groups);
  const [lastQuery, setLastQuery] = useState(givenQuery);
  if (givenQuery !== lastQuery) {
    setLastQuery(givenQuery);
    setSelection(given);
  }
  const change = (next: FilterSelection) => {
    setSelection(next);
    if (filterQuery(next, groups) !== filterQuery(selection, groups)) onChange?.(next);
  };
  return [selection, change];
}
