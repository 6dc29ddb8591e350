import { useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { BY_NAME } from '@partshop/features/shared';
import { Button, SelectField } from '@partshop/ui';
import { ALL, DAY_STEPS, type ListChoice } from './list-choice.ts';
import { messages as resultsMessages } from './results.messages.ts';

type ListFiltersProps = {
  /** The URL of the list. */
  action: string;
  makers: FilterGroup['values'];
  choice: ListChoice;
  /** What was typed, if the path spells it differently. */
  asked: string | null;
};

/** Order, maker and delivery time of a list: a plain form that loads the same page with another query. */
export function ListFilters({ action, makers, choice, asked }: ListFiltersProps) {
  const t = useTexts(resultsMessages);
  const form = useFormOf(choice);
  const orders = [
    { value: '', label: t('orderFit') },
    { value: '2', label: t('orderPrice') },
    { value: '3', label: t('orderSoon') },
  ];
  const makerOptions = makers.map(({ value, text, count }) => ({
    value,
    label: t('makerCount', { maker: text, count }),
  }));
  const dayOptions = DAY_STEPS.map((days) => ({ value: String(days), label: t('withinDays', { days }) }));
  const shared = { onChange: (event: { target: HTMLSelectElement }) => event.target.form?.requestSubmit() };
  return (
    <form ref={form} className="search-filters" action={action} aria-label={t('listFilters')} data-sends="change">
      {asked === null ? null : <input type="hidden" name="asked" value={asked} />}
      {choice.isByName ? <input type="hidden" name="as" value={BY_NAME} /> : null}
      {choice.withMisfits ? <input type="hidden" name="fit" value={ALL} /> : null}
      <SelectField {...shared} name="order" label={t('orderBy')} items={orders} defaultValue={valuesOf(choice).order} />
      <SelectField
        {...shared}
        name="catalogs"
        label={t('maker')}
        items={[{ value: '', label: t('allMakers') }, ...makerOptions]}
        defaultValue={valuesOf(choice).catalogs}
      />
      <SelectField
        {...shared}
        name="days"
        label={t('delivery')}
        items={[{ value: '', label: t('anyDays') }, ...dayOptions]}
        defaultValue={valuesOf(choice).days}
      />
      <Button type="submit" className="search-apply">
        {t('apply')}
      </Button>
    </form>
  );
}

const valuesOf = ({ maker, days, order }: ListChoice) => ({
  catalogs: maker ?? '',
  days: days === null ? '' : String(days),
  order: order === 1 ? '' : String(order),
});

/** A form whose controls are reset to the page's choice when another page comes by a link or by Back. */
function useFormOf(choice: ListChoice) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(valuesOf(choice))) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) control.value = value;
    }
  }, [choice]);
  return form;
}
