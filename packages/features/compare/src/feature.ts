import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { COMPARE_QUERY } from './compare.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.compare.pattern,
      access: 'everyone',
      query: COMPARE_QUERY,
      index: 'private',
      budget: 21,
      load: async () => import('./compare.screen.ts'),
    },
  ],
});
