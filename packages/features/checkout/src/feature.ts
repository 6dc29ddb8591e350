import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.checkout.pattern,
      access: 'everyone',
      index: 'private',
      // What asks whether lines fit the current car is 0.9 KiB, here and below; the ways of delivery with their costs are 2.5 KiB.
      budget: 36.5,
      load: async () => import('./checkout.screen.ts'),
    },
    {
      path: paths.success.pattern,
      access: 'everyone',
      index: 'private',
      budget: 19.5,
      load: async () => import('./success.screen.ts'),
    },
  ],
});
