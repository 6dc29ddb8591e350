import { defineFeature, seesSwitchPanel } from '@partshop/features/core';

export const feature = defineFeature({
  // §6, D14: the bar of admins and editors; and the banner of an admin who looks at the shop as a client (B5).
  panels: [{ name: 'staff', place: 'top', isFor: seesSwitchPanel, load: async () => import('./staff.panel.ts') }],
  popups: { 'switch-user': async () => import('./switch-user.popup.ts') },
});
