import { seesSwitchPanel, type Popups } from '@partshop/features/core';
import type { RolePanels } from '@partshop/features/layout';

/** §6, D14: the panel of admins and editors; and the banner of an admin who looks at the shop as a client (B5). */
export const adminPanels: RolePanels = [
  {
    name: 'staff',
    isFor: seesSwitchPanel,
    load: async () => import('./staff.panel.ts'),
  },
];

export const adminPopups: Popups = { 'switch-user': async () => import('./switch-user.popup.ts') };
