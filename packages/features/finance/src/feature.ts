import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.finance.pattern,
      access: 'client',
      index: 'private',
      budget: 5,
      load: async () => import('./finance.screen.ts'),
    },
  ],
});
