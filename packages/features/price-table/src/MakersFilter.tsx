import type { FilterGroup } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ChevronDown } from '@partshop/ui';
import { FilterOptions } from './FilterOptions.tsx';
import { messages } from './price-table.messages.ts';
import type { PriceQuery } from './price-query.ts';

/** Makers that are visible before the list is expanded. */
const SEEN = 6;

const NAME = 'catalogs';

type FilterValue = FilterGroup['values'][number];
type MakersFilterProps = { values: readonly FilterValue[]; query: PriceQuery };

/** Makers with their number of offers. Hidden if there is only one maker. */
export function MakersFilter({ values, query }: MakersFilterProps) {
  const t = useTexts(messages);
  if (values.length < 2) return null;
  const isSeen = (value: FilterValue, index: number) => index < SEEN || value.isSelected;
  const toOption = ({ value, text, count }: FilterValue) => ({
    value,
    text,
    count: String(count),
    isChecked: query.catalogs.includes(value),
  });
  const seen = values.filter(isSeen).map(toOption);
  const rest = values.filter((value, index) => !isSeen(value, index)).map(toOption);
  return (
    <fieldset>
      <legend>{t('makers')}</legend>
      <FilterOptions name={NAME} options={seen} />
      {rest.length === 0 ? null : (
        <details className="filters-more">
          <summary>
            <span>{t('moreMakers', { count: rest.length })}</span>
            <ChevronDown />
          </summary>
          <FilterOptions name={NAME} options={rest} />
        </details>
      )}
    </fieldset>
  );
}
