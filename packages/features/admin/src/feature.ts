import { defineFeature, seesSwitchPanel } from '@partshop/features/core';

export const feature = defineFeature({
  // §6, D14: the bar of admins and editors, or the banner while an admin is switched to a client (B5).
  panels: [{ name: 'staff', place: 'top', isFor: seesSwitchPanel, load: async () => import('./staff.panel.ts') }],
  popups: { 'switch-user': async () => import('./switch-user.popup.ts') },
});
