import type { QueryReader } from '@partshop/features/core';
import { BY_NAME, readDays } from '@partshop/features/shared';
import { chosenValues } from './chosen-values.ts';
import type { SearchName } from './search.query.ts';

const ORDERS = [1, 2, 3] as const;
/** 1 what fits best, 2 the cheapest, 3 the soonest. */
export type FoundOrder = (typeof ORDERS)[number];

/** The visitor's choices in a list of results, stored in its address. */
export type ListChoice = {
  /** Only these makers, by catalogKey; empty shows all. */
  catalogs: string[];
  /** Only these categories, by their URL segments; empty shows all. */
  categories: string[];
  /** Shows only articles that come within so many days. */
  days: number | null;
  order: FoundOrder;
  /** Shows what does not fit the visitor's car too, after the rest. */
  withMisfits: boolean;
  /** Searches by name, though the text looks like a number. */
  isByName: boolean;
};

/** The value of `fit` that shows misfits. */
const ALL = 'all';

/** Reads the query of an address. Ignores invalid values: a broken link still shows results. */
export function readListChoice(query: Pick<QueryReader<SearchName>, 'get' | 'getAll'>): ListChoice {
  const order = Number(query.get('order'));
  return {
    catalogs: chosenValues(query.getAll('catalogs')),
    categories: chosenValues(query.getAll('category')),
    days: readDays(query.get('days')),
    order: ORDERS.find((known) => known === order) ?? 1,
    withMisfits: query.get('fit') === ALL,
    isByName: query.get('as') === BY_NAME,
  };
}

/** The parameters that the filters do not set; `asked` is what was typed, if the path spells it differently. */
export function keptParameters(
  { order, withMisfits, isByName }: ListChoice,
  asked: string | null,
): Record<string, string> {
  return {
    ...(asked !== null && { asked }),
    ...(isByName && { as: BY_NAME }),
    ...(order !== 1 && { order: String(order) }),
    ...(withMisfits && { fit: ALL }),
  };
}

/** The search part of an address, `''` or `'?…'`; equal choices give equal texts. */
export function writeListQuery(choice: ListChoice, asked: string | null, page = 1): string {
  const params = new URLSearchParams(keptParameters(choice, asked));
  for (const url of choice.categories) params.append('category', url);
  for (const key of choice.catalogs) params.append('catalogs', key);
  if (choice.days !== null) params.set('days', String(choice.days));
  if (page !== 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The choice without its filters. */
export const withoutFilters = (choice: ListChoice): ListChoice => ({
  ...choice,
  catalogs: [],
  categories: [],
  days: null,
});
