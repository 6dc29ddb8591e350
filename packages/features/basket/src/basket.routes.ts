import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/core';

export const basketRoutes: RouteObject[] = [
  { path: paths.basket.pattern.slice(1), lazy: async () => import('./basket.screen.ts') },
];
