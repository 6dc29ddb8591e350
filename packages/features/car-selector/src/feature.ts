import { defineFeature } from '@partshop/features/core';

export const feature = defineFeature({
  panels: [{ name: 'car', place: 'missing-page', load: async () => import('./car.panel.ts') }],
});
