import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SETTINGS_QUERY } from './settings.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.settings.pattern,
      access: 'client',
      query: SETTINGS_QUERY,
      index: 'private',
      // The links of the account are 1.7 KiB.
      budget: 21.9,
      load: async () => import('./settings.screen.ts'),
    },
  ],
  panels: [
    {
      name: 'language',
      place: 'top',
      // D1: a saved language only offers a switch.
      isFor: ({ ClientConfig: { Language } }, lang) => Language !== undefined && Language !== lang,
      load: async () => import('./language.panel.ts'),
    },
  ],
});
