import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.pay.pattern,
      access: 'everyone',
      index: 'private',
      // The clock, which pages with a time share, is 0.2 KiB.
      budget: 20.3,
      load: async () => import('./pay.screen.ts'),
    },
    {
      path: paths.demoPay.pattern,
      access: 'everyone',
      index: 'private',
      budget: 10,
      load: async () => import('./demo-pay.screen.ts'),
    },
  ],
});
