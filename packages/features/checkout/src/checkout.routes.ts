import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/features/core';

export const checkoutRoutes: RouteObject[] = [
  { path: paths.checkout.pattern.slice(1), lazy: async () => import('./checkout.screen.ts') },
  { path: paths.success.pattern.slice(1), lazy: async () => import('./success.screen.ts') },
];
