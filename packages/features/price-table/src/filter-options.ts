import { createRowList } from '@partshop/features/core';
import { FilterOption, type FilterOptionProps } from './FilterOption.tsx';

/** Values of a filter, one under the other. */
export const { RowList: FilterOptions, templates: filterOptionTemplates } = createRowList<FilterOptionProps, 'name'>(
  FilterOption,
  ['value', 'text', 'count'],
);
