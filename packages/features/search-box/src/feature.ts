import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SearchBoxHost } from './SearchBoxHost.tsx';

export const feature = defineFeature({
  slots: { afterPage: SearchBoxHost },
  screens: [
    {
      path: paths.searchHistory.pattern,
      access: 'client',
      index: 'private',
      // An empty history, its dates and its forms.
      // The links of the account are 1.5 KiB.
      budget: 8.5,
      load: async () => import('./history.screen.ts'),
    },
  ],
});
