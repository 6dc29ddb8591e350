import type { RouteObject } from 'react-router-dom';
import { loadWith, paths } from '@partshop/features/core';
import { leadOn } from './lead-on.ts';
import { FORM_QUERY, LIST_QUERY } from './search.query.ts';

export const searchRoutes: RouteObject[] = [
  {
    path: paths.searchForm.pattern.slice(1),
    handle: { query: FORM_QUERY },
    loader: loadWith(leadOn, FORM_QUERY),
    Component: () => null,
  },
  {
    path: paths.search.pattern.slice(1),
    handle: { query: LIST_QUERY },
    lazy: async () => import('./number-search.screen.ts'),
  },
  {
    path: paths.searchText.pattern.slice(1),
    handle: { query: LIST_QUERY },
    lazy: async () => import('./text-search.screen.ts'),
  },
];
