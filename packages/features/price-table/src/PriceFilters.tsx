import { useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from '@partshop/api-client';
import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, ChevronDown } from '@partshop/ui';
import { DaysFilter } from './DaysFilter.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import { MakersFilter } from './MakersFilter.tsx';
import { countFilters, writePriceQuery, type OfferFlag, type PriceQuery } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** The form's id: its controls may be anywhere on the page. */
export const FILTER_FORM = 'filters';

const FLAG_TEXTS = { 'in-stock': 'inStockOnly', returnable: 'returnableOnly' } as const satisfies Record<
  OfferFlag,
  string
>;

type PriceFiltersProps = { page: ShownPage; query: PriceQuery };

/** The filters: a plain form that loads the same page with another query. On a phone it is collapsed. */
export function PriceFilters({ page, query }: PriceFiltersProps) {
  const t = useTexts(messages);
  const href = useHref();
  const form = useFormOf(query);
  const count = countFilters(query);
  const valuesOf = (key: FilterGroup['key']): FilterGroup['values'] =>
    page.filterList.find((group) => group.key === key)?.values ?? [];
  return (
    <details className="price-filters">
      <PanelSummary text={count > 0 ? t('filtersSet', { count }) : t('filters')} />
      <form
        ref={form}
        id={FILTER_FORM}
        action={href(paths.price.to(page.catalogKey, page.clearNumber))}
        aria-label={t('filters')}
        data-sends="change"
        // A changed control submits the form; without scripts its button does.
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        {query.view ? <input type="hidden" name="view" value={query.view} /> : null}
        <DaysFilter values={valuesOf('DeliveryDays')} query={query} />
        <MakersFilter values={valuesOf('Catalogs')} query={query} />
        <fieldset>
          <legend>{t('terms')}</legend>
          <FilterOptions
            name="filters"
            options={valuesOf('Filters').map(({ value, count: offers }) => ({
              value,
              text: t(FLAG_TEXTS[value as OfferFlag]),
              count: String(offers),
              isChecked: query.filters.includes(value as OfferFlag),
            }))}
          />
        </fieldset>
        <ApplyButton />
      </form>
    </details>
  );
}

const PanelSummary = createFragment<{ text: string }>(
  function SummaryOfFilters({ text }) {
    return (
      <summary>
        <span>{text}</span>
        <ChevronDown />
      </summary>
    );
  },
  ['text'],
);

/** Needed only without scripts. */
const ApplyButton = createFragment(function Apply() {
  const t = useTexts(messages);
  return (
    <Button type="submit" className="filters-apply">
      {t('apply')}
    </Button>
  );
});

/** A form whose controls are reset to the page's query when another page comes by a link or by Back. */
function useFormOf(query: PriceQuery) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const chosen = new URLSearchParams(writePriceQuery(query));
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
      control.checked = chosen.has(control.name)
        ? chosen.getAll(control.name).includes(control.value)
        : control.value === '';
    }
  }, [query]);
  return form;
}
