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
      // 2 KiB more than before: the cars that the part fits, why its best offer is the best, photographs.
      budget: 40,
      load: async () => import('./price-table.screen.ts'),
    },
  ],
});
