import { defineFeature } from '@partshop/features/core';

export const feature = defineFeature({
  screens: [
    {
      path: '/developers',
      access: 'everyone',
      index: 'linked',
      budget: 15,
      load: async () => import('./developers.screen.ts'),
    },
  ],
});
