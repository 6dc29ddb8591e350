import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.quickOrder.pattern,
      access: 'everyone',
      index: 'private',
      // The field for a file is 3 KiB, quantities 2.
      budget: 26.5,
      load: async () => import('./quick-order.screen.ts'),
    },
  ],
});
