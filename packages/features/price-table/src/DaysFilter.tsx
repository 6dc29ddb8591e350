import { useTexts } from '@partshop/core';
import type { FilterValues } from './FilterPanel.tsx';
import { daysText, deliverySteps } from './delivery-steps.ts';
import { messages } from './price-table.messages.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Delivery within so many days; where one step alone would be left, there is nothing to choose. */
export function DaysFilter({ values, form }: { values: FilterValues; form: FilterForm }) {
  const t = useTexts(messages);
  const steps = deliverySteps(values, form.query.days);
  if (steps.length < 2) return null;
  const options = [
    { value: '', label: t('anyDays') },
    ...steps.map((days) => ({ value: String(days), label: daysText(t, days) })),
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
