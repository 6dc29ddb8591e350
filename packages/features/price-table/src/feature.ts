import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PRICE_QUERY } from './price-table.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.price.pattern,
      access: 'everyone',
      query: PRICE_QUERY,
      index: 'linked',
      // The best offer with its reason, photographs, folds, the lists' buttons, and 4 KiB for fits: of the part, of each row, and the cars that it fits.
      budget: 48,
      load: async () => import('./price-table.screen.ts'),
    },
  ],
});
