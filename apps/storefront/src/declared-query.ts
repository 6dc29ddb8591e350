import { matchRoutes, type RouteObject } from 'react-router-dom';
import { queryOfHandle, splitLocale, type PageQuery } from '@partshop/features/core';

/** All routes that are pages, including nested ones. */
const pagesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/** Returns the query parameters that the page of a pathname declares; empty where there is no page or the page reads none. */
export function createDeclaredQuery(routes: readonly RouteObject[]): (pathname: string) => PageQuery {
  // Matching costs time for each candidate: only a few routes read a query.
  const reading = pagesOf(routes)
    .filter(({ handle }) => queryOfHandle(handle).length > 0)
    .map(({ path, handle }): RouteObject => ({ path: path ?? '/', handle: handle as unknown }));
  return (pathname) => {
    const handle: unknown = matchRoutes(reading, splitLocale(pathname).path)?.at(-1)?.route.handle;
    return queryOfHandle(handle);
  };
}
