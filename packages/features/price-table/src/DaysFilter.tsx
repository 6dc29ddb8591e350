import type { FilterGroup } from '@partshop/api-client';
import { useTexts } from '@partshop/core';
import { daysText, deliverySteps } from './delivery-steps.ts';
import { messages } from './price-table.messages.ts';
import type { PriceQuery } from './price-query.ts';

/** Delivery within so many days; where one step alone would be left, there is nothing to choose. */
export function DaysFilter({ values, query }: { values: FilterGroup['values']; query: PriceQuery }) {
  const t = useTexts(messages);
  const steps = deliverySteps(values, query.days);
  if (steps.length < 2) return null;
  const options = [
    { value: '', label: t('anyDays') },
    ...steps.map((days) => ({ value: String(days), label: daysText(t, days) })),
  ];
  const chosen = query.days === null ? '' : String(query.days);
  return (
    <fieldset>
      <legend>{t('deliveryTime')}</legend>
      <div className="filters-days">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="days" value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
