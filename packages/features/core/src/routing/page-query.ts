import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext, useLocation } from 'react-router-dom';
import { rootedPath } from './own-path.ts';

/**
 * The names that a page reads of its address's query, declared once: `['q', 'page'] as const`. They stand as `handle: { query }` at
 * its route, where the shop finds what a cached page depends on, and make the readers of its loads and components, which know no
 * other name.
 */
export type PageQuery<Name extends string = string> = readonly Name[];

/** What an address says of the declared names. */
export type QueryReader<Name extends string> = {
  get: (name: Name) => string | null;
  getAll: (name: Name) => string[];
  has: (name: Name) => boolean;
  /** All of it, sorted by name, as an address carries it after its `?`. */
  toString: () => string;
};

/** Of a query, with or without its `?`, what is declared. Equal readers have equal texts. */
export function readQuery<Name extends string>(query: PageQuery<Name>, search: string): QueryReader<Name> {
  const declared = [...new URLSearchParams(search)].filter(([name]) => query.includes(name as Name));
  return new URLSearchParams(declared.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))));
}

/** The reader's text as the end of a path: `?page=2`, or empty. */
export function searchOf(reader: { toString: () => string }): string {
  const text = reader.toString();
  return text === '' ? '' : `?${text}`;
}

/** What the route of a page declares, out of its `handle`. */
export function queryOfHandle(handle: unknown): PageQuery {
  return typeof handle === 'object' && handle !== null && 'query' in handle ? (handle.query as PageQuery) : [];
}

/** Reads the address of the present page, by what the page declares. */
export function useQuery<Name extends string>(query: PageQuery<Name>): QueryReader<Name> {
  const { search } = useLocation();
  return useMemo(() => readQuery(query, search), [query, search]);
}

export type Here = {
  /** Without the language. */
  pathname: string;
  /** What the page declares of its query, and nothing else: `?page=2`, or empty. */
  search: string;
  /** Of this visit to it. */
  key: string;
};

/** The address of the present page, for links that lead back to it. */
export function useHere(): Here {
  const { pathname, search, key } = useLocation();
  const handle: unknown = useContext(RouterStateContext)?.matches.at(-1)?.route.handle;
  return useMemo(
    () => ({ pathname: rootedPath(pathname), search: searchOf(readQuery(queryOfHandle(handle), search)), key }),
    [pathname, search, key, handle],
  );
}
