import type { RouteObject } from 'react-router-dom';

/**
 * Routes for one more router. A router strikes out what it has loaded from a route's `lazy` object, which a copy of the route
 * shares: a second router of the same routes would find nothing to load and show nothing.
 */
export function freshRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const lazy = typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {};
    if (route.index) return { ...route, ...lazy };
    return { ...route, ...lazy, ...(route.children ? { children: freshRoutes(route.children) } : {}) };
  });
}
