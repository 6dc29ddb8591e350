import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.developers.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 15,
      load: async () => import('./developers.screen.ts'),
    },
    {
      path: paths.developersGroup.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 15,
      load: async () => import('./group.screen.ts'),
    },
  ],
});
