import { useState } from 'react';
import type { FilterGroup, FilterSelection } from './filter-model.ts';
import { filterQuery } from './filter-selection.ts';

/**
 * The selection on screen. It follows a click at once, while the page still fetches, and follows the page when that brings
 * another selection.
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
