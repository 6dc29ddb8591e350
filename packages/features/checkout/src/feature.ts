import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.checkout.pattern,
      access: 'everyone',
      index: 'private',
      // What asks whether lines fit the current car is 0.9 KiB, here and below; the ways of delivery with their costs are 2.5 KiB,
      // the way to pay is 0.4 KiB.
      budget: 38,
      load: async () => import('./checkout.screen.ts'),
    },
    {
      path: paths.success.pattern,
      access: 'everyone',
      index: 'private',
      // The machine of order statuses, which the app itself does without, is 0.7 KiB; how the order is paid is 0.9 KiB.
      budget: 21.6,
      load: async () => import('./success.screen.ts'),
    },
  ],
});
