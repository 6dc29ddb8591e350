import { matchRoutes, type RouteObject } from 'react-router-dom';
import { queryOfHandle, splitLocale, type PageQuery } from '@partshop/features/core';

/** Every route that is a page, those inside others too. */
const pagesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/**
 * Gives what the page of an address declares of its query: what the page depends on beside its path. Nothing where no page lives
 * there, or one that reads none.
 */
export function createDeclaredQuery(routes: readonly RouteObject[]): (pathname: string) => PageQuery {
  // A match costs by the routes that it is sought among: only a few read a query.
  const reading = pagesOf(routes)
    .filter(({ handle }) => queryOfHandle(handle).length > 0)
    .map(({ path, handle }): RouteObject => ({ path: path ?? '/', handle: handle as unknown }));
  return (pathname) => {
    const handle: unknown = matchRoutes(reading, splitLocale(pathname).path)?.at(-1)?.route.handle;
    return queryOfHandle(handle);
  };
}
