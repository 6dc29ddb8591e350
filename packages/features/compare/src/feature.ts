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
      // The links of the account are 1.5 KiB.
      budget: 23.6,
      load: async () => import('./compare.screen.ts'),
    },
  ],
});
