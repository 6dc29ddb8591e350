import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SELLER_INVITATION_QUERY } from './invitation/invitation.query.ts';
import { SETTINGS_QUERY } from './settings/settings.query.ts';

// The frame of the seller's area loads with each of its pages; the settings load the forms too, and those of people and tokens.
export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerInfo.pattern,
      access: 'seller',
      right: 'settings',
      index: 'private',
      budget: 22,
      load: async () => import('./card/card.screen.ts'),
    },
    {
      path: paths.sellerSettings.pattern,
      access: 'seller',
      right: 'settings',
      query: SETTINGS_QUERY,
      index: 'private',
      budget: 28.9,
      load: async () => import('./settings/settings.screen.ts'),
    },
    {
      path: paths.sellerInvitation.pattern,
      access: 'client',
      query: SELLER_INVITATION_QUERY,
      index: 'private',
      budget: 15.3,
      load: async () => import('./invitation/invitation.screen.ts'),
    },
  ],
});
