import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { BONUSES_QUERY } from './bonuses.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.bonuses.pattern,
      access: 'client',
      query: BONUSES_QUERY,
      index: 'private',
      // The links of the account are 1.7 KiB.
      budget: 10.3,
      load: async () => import('./bonuses.screen.ts'),
    },
    {
      path: paths.bonusOffer.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 5.2,
      load: async () => import('./offer.screen.ts'),
    },
    {
      path: paths.bonusClub.pattern,
      access: 'everyone',
      index: 'linked',
      budget: 5.2,
      load: async () => import('./club.screen.ts'),
    },
  ],
});
