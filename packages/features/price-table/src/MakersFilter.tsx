import { useState } from 'react';
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

/** Makers with their number of offers, each in its place whether it is chosen or not. Hidden if there is only one maker. */
export function MakersFilter({ values, query }: MakersFilterProps) {
  const t = useTexts(messages);
  const rest = values.slice(SEEN);
  const isOpen = useIsOpenOnce(rest.some(({ isSelected }) => isSelected));
  const toOption = ({ value, text, count }: FilterValue) => ({
    value,
    text,
    count: String(count),
    isChecked: query.catalogs.includes(value),
  });
  if (values.length < 2) return null;
  return (
    <fieldset>
      <legend>{t('makers')}</legend>
      <FilterOptions name={NAME} options={values.slice(0, SEEN).map(toOption)} />
      {rest.length === 0 ? null : (
        <details className="filters-more" open={isOpen}>
          <summary>
            <span>{t('moreMakers', { count: rest.length })}</span>
            <ChevronDown />
          </summary>
          <FilterOptions name={NAME} options={rest.map(toOption)} />
        </details>
      )}
    </fieldset>
  );
}

/** Whether a list is open from the start: since one of its makers was chosen. It does not close when the choice ends. */
function useIsOpenOnce(isNeeded: boolean): boolean {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return isOpen;
}
