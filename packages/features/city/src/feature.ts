import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CITY_QUERY } from './city.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.city.pattern,
      access: 'everyone',
      query: CITY_QUERY,
      index: 'sitemap',
      budget: 27.2,
      load: async () => import('./city.screen.ts'),
    },
    {
      path: paths.cityPage.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 22,
      load: async () => import('./one-city/one-city.screen.ts'),
    },
  ],
  // The same choice above any page; guests get a map (§6).
  popups: { city: async () => import('./city.popup.ts') },
});
