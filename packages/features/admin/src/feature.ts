import { defineFeature, seesSwitchPanel } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CLAIMS_QUERY } from './claims/claims.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.adminCrosses.pattern,
      access: 'admin',
      index: 'private',
      budget: 12,
      load: async () => import('./crosses.screen.ts'),
    },
    {
      path: paths.adminClaims.pattern,
      access: 'admin',
      query: CLAIMS_QUERY,
      index: 'private',
      budget: 13.5,
      load: async () => import('./claims/claims.screen.ts'),
    },
  ],
  // §6, D14: the bar of admins and editors, or the banner while an admin is switched to a client (B5).
  panels: [{ name: 'staff', place: 'top', isFor: seesSwitchPanel, load: async () => import('./staff.panel.ts') }],
  popups: { 'switch-user': async () => import('./switch-user.popup.ts') },
});
