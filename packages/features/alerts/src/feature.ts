import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ADD_QUERY } from './alerts.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.addAlert.pattern,
      access: 'everyone',
      query: ADD_QUERY,
      index: 'private',
      budget: 19,
      load: async () => import('./add-alert.screen.ts'),
    },
    {
      path: paths.alert.pattern,
      access: 'everyone',
      index: 'private',
      budget: 12,
      load: async () => import('./answer-alert.screen.ts'),
    },
    {
      path: paths.alerts.pattern,
      access: 'client',
      index: 'private',
      budget: 12,
      load: async () => import('./own-alerts.screen.ts'),
    },
  ],
});
