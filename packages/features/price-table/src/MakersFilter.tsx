import { useTexts } from '@partshop/core';
import { CheckboxField, ChevronDown } from '@partshop/ui';
import type { FilterValues } from './FilterPanel.tsx';
import { messages } from './price-table.messages.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Makers that are seen before the list is opened. */
const SEEN = 6;

type MakersFilterProps = { values: FilterValues; form: FilterForm };

/** Makers with their offers; a choice among one is none. */
export function MakersFilter({ values, form }: MakersFilterProps) {
  const t = useTexts(messages);
  if (values.length < 2) return null;
  const isSeen = (value: FilterValues[number], index: number) => index < SEEN || value.isSelected;
  const seen = values.filter(isSeen);
  const rest = values.filter((value, index) => !isSeen(value, index));
  return (
    <fieldset>
      <legend>{t('makers')}</legend>
      <MakerList values={seen} form={form} />
      {rest.length === 0 ? null : (
        <details className="filters-more">
          <summary>
            <span>{t('moreMakers', { count: rest.length })}</span>
            <ChevronDown />
          </summary>
          <MakerList values={rest} form={form} />
        </details>
      )}
    </fieldset>
  );
}

function MakerList({ values, form }: MakersFilterProps) {
  return values.map(({ value, text, count }) => (
    <CheckboxField
      key={value}
      name="catalogs"
      value={value}
      label={<bdi>{text}</bdi>}
      count={count}
      checked={form.query.catalogs.includes(value)}
      onChange={form.onChange}
    />
  ));
}
