import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/core';
import { leadOn } from './lead-on.ts';

export const searchRoutes: RouteObject[] = [
  { path: paths.searchForm.pattern.slice(1), loader: leadOn },
  { path: paths.search.pattern.slice(1), lazy: async () => import('./number-search.screen.ts') },
  { path: paths.searchText.pattern.slice(1), lazy: async () => import('./text-search.screen.ts') },
];
