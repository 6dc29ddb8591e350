import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.paperwork.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 6,
      load: async () => import('./paperwork.screen.ts'),
    },
  ],
});
