import type { FilterGroup } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Button, SelectField } from '@partshop/ui';
import { DAY_STEPS, type ListChoice } from './list-choice.ts';
import { messages } from './search.messages.ts';

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
  const t = useTexts(messages);
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
    <form
      // A new key resets the form when another page comes by a link or by Back.
      key={JSON.stringify(choice)}
      className="search-filters"
      action={action}
      aria-label={t('listFilters')}
      data-sends="change"
    >
      {asked === null ? null : <input type="hidden" name="asked" value={asked} />}
      <SelectField
        {...shared}
        name="order"
        label={t('orderBy')}
        options={orders}
        defaultValue={choice.order === 1 ? '' : String(choice.order)}
      />
      <SelectField
        {...shared}
        name="catalogs"
        label={t('maker')}
        options={[{ value: '', label: t('allMakers') }, ...makerOptions]}
        defaultValue={choice.maker ?? ''}
      />
      <SelectField
        {...shared}
        name="days"
        label={t('delivery')}
        options={[{ value: '', label: t('anyDays') }, ...dayOptions]}
        defaultValue={choice.days === null ? '' : String(choice.days)}
      />
      <Button type="submit" className="search-apply">
        {t('apply')}
      </Button>
    </form>
  );
}
