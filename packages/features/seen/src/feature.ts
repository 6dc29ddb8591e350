import { defineFeature } from '@partshop/features/core';

export const feature = defineFeature({
  panels: [{ name: 'seen', place: 'missing-page', load: async () => import('./seen.panel.ts') }],
});
