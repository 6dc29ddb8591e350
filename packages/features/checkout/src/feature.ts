import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.checkout.pattern,
      access: 'everyone',
      index: 'private',
      budget: 31,
      load: async () => import('./checkout.screen.ts'),
    },
    {
      path: paths.success.pattern,
      access: 'everyone',
      index: 'private',
      budget: 17,
      load: async () => import('./success.screen.ts'),
    },
  ],
});
