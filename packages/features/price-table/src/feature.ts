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
      // Three offers with their reasons, photographs, folds, page numbers, the bar at the edge, the lists' buttons, sharing, alerts, the fold
      // of the chart of prices, and 4 KiB for fits: of the part, of each row, and the cars that it fits.
      // What is shared with other pages lies in chunks of its own, which are 0.4 KiB; lists that come in two steps are 0.4 KiB.
      budget: 58.1,
      load: async () => import('./price-table.screen.ts'),
    },
  ],
});
