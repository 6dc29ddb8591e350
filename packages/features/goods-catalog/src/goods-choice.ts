import type { QueryReader } from '@partshop/features/core';
import { chosenValues } from '@partshop/features/search';
import type { GoodsQueryName } from './goods.query.ts';

const ORDERS = [1, 2, 3] as const;
/** 1 what sells best (of what is new: what came last), 2 the cheapest, 3 the soonest. */
export type GoodsOrder = (typeof ORDERS)[number];

/** An attribute and its chosen values. */
export type ChosenFacet = { key: string; values: string[] };

/** What a visitor has narrowed a list by, as its address says. */
export type GoodsChoice = {
  facets: ChosenFacet[];
  /** URL segments. */
  categories: string[];
  /** Makers by catalogKey. */
  catalogs: string[];
  /** Whole units of the page's currency. */
  from: number | null;
  to: number | null;
  isInStock: boolean;
  order: GoodsOrder;
};

const MAX_LENGTH = 80;
const MAX_FACETS = 20;
const MAX_PRICE = 10_000_000;

/** Reads the query of an address. Ignores what it does not understand: a broken link still shows goods. */
export function readGoodsChoice(query: Pick<QueryReader<GoodsQueryName>, 'get' | 'getAll'>): GoodsChoice {
  const order = Number(query.get('order'));
  return {
    facets: readFacets(query.getAll('f')),
    categories: chosenValues(query.getAll('category')),
    catalogs: chosenValues(query.getAll('catalogs')),
    from: readPrice(query.get('from')),
    to: readPrice(query.get('to')),
    isInStock: query.get('stock') === '1',
    order: ORDERS.find((known) => known === order) ?? 1,
  };
}

/** The search part of an address, `''` or `'?…'`; equal choices give equal texts. */
export function writeGoodsQuery(choice: GoodsChoice, page = 1): string {
  const params = new URLSearchParams();
  for (const { key, values } of choice.facets) for (const value of values) params.append('f', facetText(key, value));
  for (const url of choice.categories) params.append('category', url);
  for (const key of choice.catalogs) params.append('catalogs', key);
  if (choice.from !== null) params.set('from', String(choice.from));
  if (choice.to !== null) params.set('to', String(choice.to));
  if (choice.isInStock) params.set('stock', '1');
  if (choice.order !== 1) params.set('order', String(choice.order));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A value of an attribute in an address. */
export const facetText = (key: string, value: string): string => `${key}:${value}`;

export const isNarrowed = ({ facets, categories, catalogs, from, to, isInStock }: GoodsChoice): boolean =>
  facets.length + categories.length + catalogs.length > 0 || from !== null || to !== null || isInStock;

function readFacets(texts: readonly string[]): ChosenFacet[] {
  const pairs = chosenValues(texts, 2 * MAX_LENGTH).flatMap((text) => {
    const [key = '', ...rest] = text.split(':');
    const value = rest.join(':');
    return key === '' || value === '' || key.length > MAX_LENGTH ? [] : [{ key, value }];
  });
  return [...Map.groupBy(pairs, ({ key }) => key)]
    .slice(0, MAX_FACETS)
    .map(([key, chosen]) => ({ key, values: chosen.map(({ value }) => value) }));
}

/** A whole number: people type `1 500` and `1500,50`. */
function readPrice(text: string | null): number | null {
  const digits = (text ?? '').replaceAll(/\s/g, '').replace(/[.,]\d*$/, '');
  return /^\d{1,8}$/.test(digits) && Number(digits) <= MAX_PRICE ? Number(digits) : null;
}
