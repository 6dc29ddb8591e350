import type { QueryReader } from '@partshop/features/core';
import { BY_NAME } from '@partshop/features/shared';
import type { SearchName } from './search.query.ts';

const ORDERS = [1, 2, 3] as const;
/** 1 what fits best, 2 the cheapest, 3 the soonest. */
export type FoundOrder = (typeof ORDERS)[number];

/** Steps of the filter by delivery time, in days. */
export const DAY_STEPS = [1, 3, 7] as const;

/** The visitor's choices in a list of results, stored in its address. */
export type ListChoice = {
  /** The only maker to show, by catalogKey; null shows all. */
  maker: string | null;
  /** Shows only articles that come within so many days. */
  days: number | null;
  order: FoundOrder;
  /** Shows what does not fit the visitor's car too, after the rest. */
  withMisfits: boolean;
  /** Searches by name, though the text looks like a number. */
  isByName: boolean;
};

const MAX_KEY_LENGTH = 80;

/** The value of `fit` that shows misfits. */
export const ALL = 'all';

/** Reads the query of an address. Ignores invalid values: a broken link still shows results. */
export function readListChoice(query: Pick<QueryReader<SearchName>, 'get'>): ListChoice {
  const maker = query.get('catalogs') ?? '';
  const days = Number(query.get('days'));
  const order = Number(query.get('order'));
  return {
    maker: maker === '' || maker.length > MAX_KEY_LENGTH ? null : maker,
    days: DAY_STEPS.find((known) => known === days) ?? null,
    order: ORDERS.find((known) => known === order) ?? 1,
    withMisfits: query.get('fit') === ALL,
    isByName: query.get('as') === BY_NAME,
  };
}

/** The search part of an address, `''` or `'?…'`; `asked` is what was typed, if the path spells it differently. */
export function writeListQuery(
  { maker, days, order, withMisfits, isByName }: ListChoice,
  asked: string | null,
  page = 1,
): string {
  const params = new URLSearchParams();
  if (asked !== null) params.set('asked', asked);
  if (isByName) params.set('as', BY_NAME);
  if (maker !== null) params.set('catalogs', maker);
  if (days !== null) params.set('days', String(days));
  if (order !== 1) params.set('order', String(order));
  if (withMisfits) params.set('fit', ALL);
  if (page !== 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const isNarrowed = ({ maker, days }: ListChoice): boolean => maker !== null || days !== null;
