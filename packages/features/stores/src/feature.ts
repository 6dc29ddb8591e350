import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { POINT_QUERY, SHOPS_QUERY } from './points/points.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.contacts.pattern,
      access: 'everyone',
      index: 'sitemap',
      budget: 8,
      load: async () => import('./contacts/contacts.screen.ts'),
    },
    {
      path: paths.shops.pattern,
      access: 'everyone',
      query: SHOPS_QUERY,
      index: 'sitemap',
      budget: 14,
      load: async () => import('./points/shops.screen.ts'),
    },
    {
      path: paths.delivery.pattern,
      access: 'everyone',
      query: POINT_QUERY,
      index: 'sitemap',
      budget: 16,
      load: async () => import('./points/delivery.screen.ts'),
    },
  ],
});
