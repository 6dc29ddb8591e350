import type { FilterGroup } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ChevronDown } from '@partshop/ui';
import { FilterOptions } from './filter-options.ts';
import { messages } from './price-table.messages.ts';
import type { PriceQuery } from './price-query.ts';

/** Makers that are seen before the list is opened. */
const SEEN = 6;

const NAME = { name: 'catalogs' };

type FilterValue = FilterGroup['values'][number];
type MakersFilterProps = { values: readonly FilterValue[]; query: PriceQuery };

/** Makers with their offers; a choice among one is none. */
export function MakersFilter({ values, query }: MakersFilterProps) {
  const t = useTexts(messages);
  if (values.length < 2) return null;
  const isSeen = (value: FilterValue, index: number) => index < SEEN || value.isSelected;
  const toRow = ({ value, text, count }: FilterValue) => ({
    key: value,
    value,
    text,
    count: String(count),
    isChecked: query.catalogs.includes(value),
  });
  const seen = values.filter(isSeen).map(toRow);
  const rest = values.filter((value, index) => !isSeen(value, index)).map(toRow);
  return (
    <fieldset>
      <legend>{t('makers')}</legend>
      <FilterOptions as="div" rows={seen} common={NAME} />
      {rest.length === 0 ? null : (
        <details className="filters-more">
          <summary>
            <span>{t('moreMakers', { count: rest.length })}</span>
            <ChevronDown />
          </summary>
          <FilterOptions as="div" rows={rest} common={NAME} />
        </details>
      )}
    </fieldset>
  );
}
