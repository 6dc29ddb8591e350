import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAskedQuery, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FilterPanel, type FilterPanelTexts } from '@partshop/ui';
import { filterGroups, readSelection, toSelection } from './filter-groups.ts';
import { OPEN_ALL, readPriceQuery, withFilters, writePriceQuery, type PriceQuery } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';
import { PRICE_QUERY } from './price-table.query.ts';

type PriceFiltersProps = { page: ShownPage; query: PriceQuery };

/** The filters: a plain form that loads the same page with another query; with scripts each choice does. On a phone it is a sheet. */
export function PriceFilters({ page, query }: PriceFiltersProps) {
  const t = useTexts(messages);
  const href = useHref();
  const navigate = useNavigate();
  const readAsked = useAskedQuery(PRICE_QUERY);
  const { format: locale } = useLocale();
  const address = paths.price.to(page.catalogKey, page.clearNumber);
  const groups = useMemo(() => filterGroups(page, query, t), [page, query, t]);
  const selection = useMemo(() => toSelection(query, groups), [query, groups]);
  const texts: FilterPanelTexts = {
    open: t('filters'),
    close: t('closeFilters'),
    apply: t('apply'),
    active: t('activeFilters'),
    remove: (name) => t('removeFilter', { name }),
    removeAll: t('reset'),
    more: (count) => t('moreMakers', { count }),
    less: t('lessMakers'),
    search: t('findMaker'),
    found: (count) => (count === 0 ? t('noMakers') : t('foundMakers', { count })),
    from: '',
    to: '',
  };
  return (
    <FilterPanel
      className="price-filters"
      data-sends="change"
      label={t('filters')}
      action={href(address)}
      items={groups}
      selected={selection}
      kept={{
        ...(query.order === null ? {} : { order: String(query.order) }),
        ...(query.open.includes(OPEN_ALL) ? { open: OPEN_ALL } : {}),
        ...(query.view === null ? {} : { view: query.view }),
      }}
      onSelectedChange={(next) =>
        void navigate(address + writePriceQuery(withFilters(readPriceQuery(readAsked()), readSelection(next))), {
          preventScrollReset: true,
        })
      }
      texts={texts}
      locale={locale}
    />
  );
}
