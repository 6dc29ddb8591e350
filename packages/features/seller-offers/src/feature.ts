import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { DIAGNOSTICS_QUERY } from './diagnostics.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerDiagnostics.pattern,
      access: 'seller',
      right: 'goods',
      query: DIAGNOSTICS_QUERY,
      index: 'private',
      // The frame of the seller's area and the forms load with each of its pages.
      budget: 28.8,
      load: async () => import('./diagnostics.screen.ts'),
    },
  ],
});
