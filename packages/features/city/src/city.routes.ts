import type { RouteObject } from 'react-router-dom';
import { paths, type Popups } from '@partshop/features/core';
import { CITY_QUERY } from './city.query.ts';

export const cityRoutes: RouteObject[] = [
  { path: paths.city.pattern.slice(1), handle: { query: CITY_QUERY }, lazy: async () => import('./city.screen.ts') },
];

/** The same choice above any page: of who is logged in a dialog, of anybody else with a map (§6). */
export const cityPopups: Popups = { city: async () => import('./city.popup.ts') };
