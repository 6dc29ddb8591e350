import { isSeller, type Popups } from '@partshop/features/core';
import type { RolePanels } from '@partshop/features/layout';

/** §6: a seller's bar above the page, which opens his links. */
export const sellerPanels: RolePanels = [
  { name: 'seller', isFor: isSeller, load: async () => import('./seller.panel.ts') },
];

export const sellerPopups: Popups = { provider: async () => import('./provider.popup.ts') };
