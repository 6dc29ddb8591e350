import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SETTINGS_QUERY } from './settings/settings.query.ts';

// The frame of the seller's area loads with each of its pages; the settings load the forms too.
export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerInfo.pattern,
      access: 'seller',
      index: 'private',
      budget: 22,
      load: async () => import('./card/card.screen.ts'),
    },
    {
      path: paths.sellerSettings.pattern,
      access: 'seller',
      query: SETTINGS_QUERY,
      index: 'private',
      budget: 24.9,
      load: async () => import('./settings/settings.screen.ts'),
    },
  ],
});
