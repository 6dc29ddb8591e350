import { loadWith, paths } from '@partshop/core';
import type { RouteObject } from 'react-router-dom';
import { leadOn } from './lead-on.ts';
import { loadNumberSearch, loadTextSearch } from './search.saga.ts';

export const searchRoutes: RouteObject[] = [
  { path: paths.searchForm.pattern.slice(1), loader: leadOn },
  {
    path: paths.search.pattern.slice(1),
    loader: loadWith(loadNumberSearch),
    lazy: { Component: async () => (await import('./NumberSearchScreen.tsx')).NumberSearchScreen },
  },
  {
    path: paths.searchText.pattern.slice(1),
    loader: loadWith(loadTextSearch),
    lazy: { Component: async () => (await import('./TextSearchScreen.tsx')).TextSearchScreen },
  },
];
