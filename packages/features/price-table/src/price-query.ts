import type { OfferFlag } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readDays } from '@partshop/features/shared';
import type { PriceName } from './price-table.query.ts';

const OFFER_FLAGS = ['in-stock', 'returnable', 'single'] as const satisfies OfferFlag[];

const ORDERS = [1, 2, 3, 4, 5] as const;
/** D43: 1 relevance by row group, 2 price, 3 delivery days, 4 reliability, 5 brand. */
export type OfferOrder = (typeof ORDERS)[number];

export type PriceView = 'box' | 'table';

/** The visitor's choices on a price page, stored in its address (§3 current filters). */
export type PriceQuery = {
  /** Makers to show, by catalogKey; empty shows all. */
  catalogs: string[];
  /** Shows only offers delivered within so many days. */
  days: number | null;
  filters: OfferFlag[];
  /** The folds that are open, by {@link foldKey}, or {@link OPEN_ALL} alone. */
  open: string[];
  /** Null: the order that the current user chose last, which the backend knows. */
  order: OfferOrder | null;
  /** From 1. */
  page: number;
  /** Null: the current user's default. */
  view: PriceView | null;
};

/** Opens everything: all offers one by one in their order, not by number. */
export const OPEN_ALL = 'all';
/** An article's id, or a group. */
const OPENED = /^(?:\d{1,10}|group-[1-4])$/;

const MAX_CATALOGS = 50;
const MAX_KEY_LENGTH = 80;
const MAX_OPEN = 50;
const PAGE = /^[1-9]\d{0,5}$/;

/** Reads the query of an address. Ignores invalid values: a broken link still shows offers. */
export function readPriceQuery(params: Pick<QueryReader<PriceName>, 'get' | 'getAll'>): PriceQuery {
  const order = Number(params.get('order'));
  const page = params.get('page') ?? '';
  const view = params.get('view');
  const open = params.getAll('open');
  const catalogs = params.getAll('catalogs').filter((key) => key !== '' && key.length <= MAX_KEY_LENGTH);
  return {
    catalogs: sortedUnique(catalogs).slice(0, MAX_CATALOGS),
    days: readDays(params.get('days')),
    filters: OFFER_FLAGS.filter((flag) => params.getAll('filters').includes(flag)),
    open: open.includes(OPEN_ALL)
      ? [OPEN_ALL]
      : sortedUnique(open.filter((key) => OPENED.test(key))).slice(0, MAX_OPEN),
    order: ORDERS.find((known) => known === order) ?? null,
    page: PAGE.test(page) ? Number(page) : 1,
    view: view === 'box' || view === 'table' ? view : null,
  };
}

/** The search part of an address, `''` or `'?…'`; equal queries give equal texts. */
export function writePriceQuery({ catalogs, days, filters, open, order, page, view }: PriceQuery): string {
  const params = new URLSearchParams();
  for (const key of sortedUnique(catalogs)) params.append('catalogs', key);
  if (days !== null) params.set('days', String(days));
  for (const flag of OFFER_FLAGS) if (filters.includes(flag)) params.append('filters', flag);
  for (const key of sortedUnique(open)) params.append('open', key);
  if (order !== null) params.set('order', String(order));
  if (page > 1) params.set('page', String(page));
  if (view !== null) params.set('view', view);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query with other filters, from the first page: folds close again, except where all are open. */
export const withFilters = (
  query: PriceQuery,
  filters: Pick<PriceQuery, 'catalogs' | 'days' | 'filters'>,
): PriceQuery => ({ ...query, ...filters, open: query.open.includes(OPEN_ALL) ? [OPEN_ALL] : [], page: 1 });

export function countFilters({ catalogs, days, filters }: PriceQuery): number {
  return catalogs.length + filters.length + (days === null ? 0 : 1);
}

const MAX_CAR_SEARCH = 100;

/** The words that the address searches the fitting cars for, empty for all of them; null if they are not opened. */
export const readCarSearch = (text: string | null): string | null => text && text.trim().slice(0, MAX_CAR_SEARCH);

function sortedUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
