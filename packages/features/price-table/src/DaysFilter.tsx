import type { FilterGroup } from '@partshop/api-client';
import { createFragment, useTexts } from '@partshop/features/core';
import { daysText, deliverySteps } from './delivery-steps.ts';
import { messages } from './price-table.messages.ts';
import type { PriceQuery } from './price-query.ts';

/** The filter by delivery days. Hidden if only one step is left. */
export function DaysFilter({ values, query }: { values: FilterGroup['values']; query: PriceQuery }) {
  const steps = deliverySteps(values, query.days);
  return steps.length < 2 ? null : <DaysChoice steps={steps.join(' ')} chosen={query.days} />;
}

/** `steps` are numbers of days, separated by spaces. */
const DaysChoice = createFragment<{ steps: string; chosen: number | null }>(function ChoiceOfDays({ steps, chosen }) {
  const t = useTexts(messages);
  const options = [
    { value: '', label: t('anyDays') },
    ...steps.split(' ').map((days) => ({ value: days, label: daysText(t, Number(days)) })),
  ];
  return (
    <fieldset>
      <legend>{t('deliveryTime')}</legend>
      <div className="filters-days">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="days" value={value} defaultChecked={value === String(chosen ?? '')} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
