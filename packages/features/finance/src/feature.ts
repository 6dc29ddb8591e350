import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FINANCE_QUERY } from './finance.query.ts';
import { REVISE_QUERY } from './revise.query.ts';

// The links of the account are 2 KiB of each budget.
export const feature = defineFeature({
  screens: [
    {
      path: paths.finance.pattern,
      access: 'client',
      query: FINANCE_QUERY,
      index: 'private',
      budget: 26.0,
      load: async () => import('./finance.screen.ts'),
    },
    {
      path: paths.revise.pattern,
      access: 'client',
      query: REVISE_QUERY,
      index: 'private',
      budget: 24.9,
      load: async () => import('./revise.screen.ts'),
    },
  ],
});
