import { defineFeature } from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';

export const feature = defineFeature({
  panels: [
    {
      name: 'car',
      place: 'missing-page',
      // A chosen car leads to its parts.
      isFor: () => isOpenPage(paths.cars.to()),
      load: async () => import('./car.panel.ts'),
    },
  ],
});
