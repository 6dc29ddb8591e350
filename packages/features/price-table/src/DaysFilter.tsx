import { useTexts } from '@partshop/core';
import type { FilterValues } from './FilterPanel.tsx';
import { daysText } from './filter-texts.ts';
import { messages } from './price-table.messages.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Delivery within so many days: one of the steps that make a difference among the offers. */
export function DaysFilter({ values, form }: { values: FilterValues; form: FilterForm }) {
  const t = useTexts(messages);
  if (values.length < 2) return null;
  const options = [
    { value: '', label: t('anyDays') },
    ...values.map(({ value }) => ({ value, label: daysText(t, Number(value)) })),
  ];
  const chosen = form.query.days === null ? '' : String(form.query.days);
  return (
    <fieldset>
      <legend>{t('deliveryTime')}</legend>
      <div className="filters-days">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="days" value={value} checked={value === chosen} onChange={form.onChange} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
