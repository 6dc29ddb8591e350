import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.checkout.pattern,
      access: 'everyone',
      index: 'private',
      // What asks whether lines fit the current car is 0.9 KiB, here and below; the ways of delivery with their costs are 2.5 KiB,
      // the way to pay is 0.4 KiB; the code that proves the phone is 1.7 KiB; the way to the map of points is 0.7 KiB;
      // the client's own addresses and company are 0.3 KiB, the limits of an employee 0.6 KiB. The names of its 50 files compress better or worse by 0.1 KiB.
      budget: 42.1,
      load: async () => import('./checkout.screen.ts'),
    },
    {
      path: paths.success.pattern,
      access: 'everyone',
      index: 'private',
      // The machine of order statuses, which the app itself does without, is 0.7 KiB; how the order is paid is 0.9 KiB.
      budget: 21.9,
      load: async () => import('./success.screen.ts'),
    },
  ],
});
