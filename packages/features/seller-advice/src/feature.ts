import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ADVICE_QUERY } from './advice.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerAdvice.pattern,
      access: 'seller',
      right: 'goods',
      query: ADVICE_QUERY,
      index: 'private',
      // The frame of the seller's area and the forms load with each of its pages.
      budget: 18.3,
      load: async () => import('./advice.screen.ts'),
    },
  ],
});
