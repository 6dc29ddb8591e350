import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectIsTableMode, useQuery, type CoreState, useCurrency } from '@partshop/features/core';
import type { ShownPage } from './shown-page.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import { readPriceQuery, type PriceQuery, type PriceView } from './price-query.ts';
import { pricePages } from './price-table.loadables.ts';

export type ShownPricePage = { page: ShownPage; query: PriceQuery; view: PriceView };

/** The page of the current address; null only during a reload. */
export function useShownPricePage(): ShownPricePage | null {
  const { catalogKey = '', number = '' } = useParams();
  const reader = useQuery(PRICE_QUERY);
  const currency = useCurrency();
  const isTableMode = useSelector(selectIsTableMode);
  const query = useMemo(() => readPriceQuery(reader), [reader]);
  const entry = useSelector((state: CoreState) => pricePages.select(state, { catalogKey, number, query, currency }));
  if (!('data' in entry) || entry.data === undefined) return null;
  return { page: entry.data, query, view: query.view ?? (isTableMode ? 'table' : 'box') };
}
