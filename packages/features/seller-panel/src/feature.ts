import { defineFeature, isSeller } from '@partshop/features/core';

export const feature = defineFeature({
  // §6: a seller's bar above the page, which opens the panel with all links.
  panels: [{ name: 'seller', place: 'top', isFor: isSeller, load: async () => import('./seller.panel.ts') }],
  popups: { provider: async () => import('./provider.popup.ts') },
});
