import type { Translate } from '@partshop/features/core';
import { daysText } from './delivery-steps.ts';
import type { ShownPage } from './shown-page.ts';
import type { PriceMessage } from './price-table.messages.ts';
import type { PriceQuery } from './price-query.ts';

/** An active filter, and the query without it. */
export type ActiveFilter = { name: string; without: PriceQuery };

/** The active filters in the order of the panel. A maker that the page does not know is shown by its key. */
export function listActiveFilters(page: ShownPage, query: PriceQuery, t: Translate<PriceMessage>): ActiveFilter[] {
  const makers = page.filterList.find(({ key }) => key === 'Catalogs')?.values ?? [];
  const nameOf = (catalogKey: string) =>
    makers.find(({ value }) => value.toLowerCase() === catalogKey.toLowerCase())?.text ?? catalogKey;
  const days = query.days === null ? [] : [{ name: daysText(t, query.days), without: { ...query, days: null } }];
  const catalogs = query.catalogs.map((key) => ({
    name: nameOf(key),
    without: { ...query, catalogs: query.catalogs.filter((other) => other !== key) },
  }));
  const flags = query.filters.map((flag) => ({
    name: t(flag === 'in-stock' ? 'inStockOnly' : 'returnableOnly'),
    without: { ...query, filters: query.filters.filter((other) => other !== flag) },
  }));
  return [...days, ...catalogs, ...flags];
}
