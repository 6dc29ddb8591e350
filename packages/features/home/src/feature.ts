import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { LIST_QUERY } from '@partshop/features/search';

export const feature = defineFeature({
  screens: [
    {
      path: paths.home.pattern,
      access: 'everyone',
      query: LIST_QUERY,
      index: 'sitemap',
      // The cards of goods have their verdicts and lists' buttons, and are parts that the server caches; goods for any car and news are 1.
      budget: 30,
      load: async () => import('./home.screen.ts'),
    },
  ],
});
