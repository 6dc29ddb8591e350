import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/features/core';
import { LIST_QUERY } from '@partshop/features/search';

export const homeRoutes: RouteObject[] = [
  { path: paths.home.pattern, handle: { query: LIST_QUERY }, lazy: async () => import('./home.screen.ts') },
];
