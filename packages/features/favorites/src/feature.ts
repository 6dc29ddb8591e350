import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FAVORITES_QUERY } from './favorites.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.favorites.pattern,
      access: 'everyone',
      query: FAVORITES_QUERY,
      index: 'private',
      // The links of the account are 1.7 KiB.
      budget: 22.3,
      load: async () => import('./favorites.screen.ts'),
    },
  ],
});
