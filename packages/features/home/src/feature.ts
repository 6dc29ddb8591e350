import { defineFeature, paths } from '@partshop/features/core';
import { LIST_QUERY } from '@partshop/features/search';

export const feature = defineFeature({
  screens: [
    {
      path: paths.home.pattern,
      access: 'everyone',
      query: LIST_QUERY,
      index: 'sitemap',
      budget: 15,
      load: async () => import('./home.screen.ts'),
    },
  ],
});
