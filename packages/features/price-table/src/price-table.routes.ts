import { loadWith, paths } from '@partshop/core';
import type { RouteObject } from 'react-router-dom';
import { asksTheSame, readPriceQuery } from './price-query.ts';
import { loadPricePage } from './price-table.saga.ts';

export const priceRoutes: RouteObject[] = [
  {
    path: paths.price.pattern.slice(1),
    loader: loadWith(loadPricePage),
    lazy: { Component: async () => (await import('./PriceTableScreen.tsx')).PriceTableScreen },
    /** Another view shows the offers that are there. */
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
      const isOtherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
      if (!isOtherView) return defaultShouldRevalidate;
      return !asksTheSame(readPriceQuery(currentUrl.searchParams), readPriceQuery(nextUrl.searchParams));
    },
  },
];
