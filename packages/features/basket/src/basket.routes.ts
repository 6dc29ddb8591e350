import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/features/core';
import { BASKET_QUERY } from './basket.query.ts';

export const basketRoutes: RouteObject[] = [
  {
    path: paths.basket.pattern.slice(1),
    handle: { query: BASKET_QUERY },
    lazy: async () => import('./basket.screen.ts'),
  },
];
