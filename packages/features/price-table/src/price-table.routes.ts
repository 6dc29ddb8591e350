import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/core';

export const priceRoutes: RouteObject[] = [
  { path: paths.price.pattern.slice(1), lazy: async () => import('./price-table.screen.ts') },
];
