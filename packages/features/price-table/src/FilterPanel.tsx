import type { FilterGroup, PricePage } from '@partshop/api-client';
import { paths, useHref, useTexts } from '@partshop/core';
import { Button, CheckboxField, ChevronDown } from '@partshop/ui';
import { DaysFilter } from './DaysFilter.tsx';
import { MakersFilter } from './MakersFilter.tsx';
import { countFilters, type OfferFlag } from './price-query.ts';
import { messages } from './price-table.messages.ts';
import type { FilterForm } from './use-filter-form.ts';

export type FilterValues = FilterGroup['values'];

const FLAG_TEXTS = { 'in-stock': 'inStockOnly', returnable: 'returnableOnly' } as const satisfies Record<
  OfferFlag,
  string
>;

/** The filters: a plain form that asks for the same page with another query. On a phone it is folded. */
export function FilterPanel({ page, form }: { page: PricePage; form: FilterForm }) {
  const t = useTexts(messages);
  const href = useHref();
  const count = countFilters(form.query);
  const valuesOf = (key: FilterGroup['key']): FilterValues =>
    page.filterList.find((group) => group.key === key)?.values ?? [];
  return (
    <details className="price-filters">
      <summary>
        <span>{count > 0 ? t('filtersSet', { count }) : t('filters')}</span>
        <ChevronDown />
      </summary>
      <form id={form.id} action={href(paths.price.to(page.catalogKey, page.clearNumber))} aria-label={t('filters')}>
        {form.query.view ? <input type="hidden" name="view" value={form.query.view} /> : null}
        <DaysFilter values={valuesOf('DeliveryDays')} form={form} />
        <MakersFilter values={valuesOf('Catalogs')} form={form} />
        <fieldset>
          <legend>{t('terms')}</legend>
          {valuesOf('Filters').map(({ value, count: offers }) => (
            <CheckboxField
              key={value}
              name="filters"
              value={value}
              label={t(FLAG_TEXTS[value as OfferFlag])}
              count={offers}
              checked={form.query.filters.includes(value as OfferFlag)}
              onChange={form.onChange}
            />
          ))}
        </fieldset>
        <Button type="submit" className="filters-apply">
          {t('apply')}
        </Button>
      </form>
    </details>
  );
}
