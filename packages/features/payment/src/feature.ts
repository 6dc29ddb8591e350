import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.pay.pattern,
      access: 'everyone',
      index: 'private',
      budget: 20,
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
