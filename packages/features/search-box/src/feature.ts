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
      budget: 5,
      load: async () => import('./history.screen.ts'),
    },
  ],
});
