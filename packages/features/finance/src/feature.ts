import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FINANCE_QUERY } from './finance.query.ts';
import { REVISE_QUERY } from './revise.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.finance.pattern,
      access: 'client',
      query: FINANCE_QUERY,
      index: 'private',
      budget: 23.6,
      load: async () => import('./finance.screen.ts'),
    },
    {
      path: paths.revise.pattern,
      access: 'client',
      query: REVISE_QUERY,
      index: 'private',
      budget: 22.8,
      load: async () => import('./revise.screen.ts'),
    },
  ],
});
