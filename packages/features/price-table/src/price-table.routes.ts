import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/features/core';
import { PRICE_QUERY } from './price-table.query.ts';

export const priceRoutes: RouteObject[] = [
  {
    path: paths.price.pattern.slice(1),
    handle: { query: PRICE_QUERY },
    lazy: async () => import('./price-table.screen.ts'),
  },
];
