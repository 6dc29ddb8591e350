import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.accessibility.pattern,
      access: 'everyone',
      index: 'linked',
      // The results of every component are 4 KiB of it.
      budget: 12.9,
      load: async () => import('./accessibility.screen.ts'),
    },
  ],
});
