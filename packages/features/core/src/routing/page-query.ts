import { useCallback, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  type Location,
} from 'react-router-dom';
import { rootedPath } from './own-path.ts';

/**
 * The query parameters of a page, declared once: `['q', 'page'] as const`. The route carries them as `handle: { query }`, and the
 * shop uses them as the cache key. The readers of loads and components know no other names.
 */
export type PageQuery<Name extends string = string> = readonly Name[];

/** Reads the declared query parameters. */
export type QueryReader<Name extends string> = {
  get: (name: Name) => string | null;
  getAll: (name: Name) => string[];
  has: (name: Name) => boolean;
  /** All declared parameters, sorted by name, as in an address after the `?`. */
  toString: () => string;
};

/** Reads the declared parameters of a query, with or without its `?`. Equal readers have equal texts. */
export function readQuery<Name extends string>(query: PageQuery<Name>, search: string): QueryReader<Name> {
  const declared = [...new URLSearchParams(search)].filter(([name]) => query.includes(name as Name));
  return new URLSearchParams(declared.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))));
}

/** The search part of an address: `?page=2`, or empty. */
export function searchOf(reader: { toString: () => string }): string {
  const text = reader.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query parameters in the `handle` of a route. */
export function queryOfHandle(handle: unknown): PageQuery {
  return typeof handle === 'object' && handle !== null && 'query' in handle ? (handle.query as PageQuery) : [];
}

/** Reads the declared query parameters of the current address. */
export function useQuery<Name extends string>(query: PageQuery<Name>): QueryReader<Name> {
  const { search } = useLocation();
  return useMemo(() => readQuery(query, search), [query, search]);
}

/** What a router knows of the addresses that the visitor asked for. */
type Addresses = { state: { location: Location; navigation: { location?: Location | undefined } } };

/** The query of the address of this page that the visitor asked for last; the page may not show it yet. */
export function askedSearch({ state: { location, navigation } }: Addresses): string {
  const asked = navigation.location;
  return asked?.pathname === location.pathname ? asked.search : location.search;
}

/** The value of `data-keeps` (see `interceptNavigation`) for links and forms that change some parameters alone and show the first page. */
export const keepsAllBut = <Name extends string>(query: PageQuery<Name>, ...changed: Name[]): string =>
  query.filter((name) => name !== 'page' && !changed.includes(name)).join(' ');

/**
 * Returns a function that reads the declared parameters of the address that the visitor asked for last. For event handlers that change
 * a part of the query: the page may still show an earlier one, and what was chosen since would be lost.
 */
export function useAskedQuery<Name extends string>(query: PageQuery<Name>): () => QueryReader<Name> {
  const router = useContext(RouterContext)?.router;
  const { search } = useLocation();
  return useCallback(() => readQuery(query, router ? askedSearch(router) : search), [query, router, search]);
}

export type Here = {
  /** Path without the language. */
  pathname: string;
  /** Only the declared query parameters: `?page=2`, or empty. */
  search: string;
  /** The router's key of this history entry. */
  key: string;
};

/** The address of the current page, for links that return to it. */
export function useHere(): Here {
  const { pathname, search, key } = useLocation();
  const handle: unknown = useContext(RouterStateContext)?.matches.at(-1)?.route.handle;
  return useMemo(
    () => ({ pathname: rootedPath(pathname), search: searchOf(readQuery(queryOfHandle(handle), search)), key }),
    [pathname, search, key, handle],
  );
}
