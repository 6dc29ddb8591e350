import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { APPLICATION_QUERY, REVIEW_QUERY } from './supplier.query.ts';

export const feature = defineFeature({
  screens: [
    {
      // A guest sees how to get an account.
      path: paths.registrationSupplier.pattern,
      access: 'everyone',
      query: APPLICATION_QUERY,
      index: 'private',
      budget: 26.2,
      load: async () => import('./application/application.screen.ts'),
    },
    {
      path: paths.adminSuppliers.pattern,
      access: 'admin',
      query: REVIEW_QUERY,
      index: 'private',
      budget: 11,
      load: async () => import('./review/review-list.screen.ts'),
    },
    {
      path: paths.adminSupplier.pattern,
      access: 'admin',
      index: 'private',
      budget: 16.6,
      load: async () => import('./review/review.screen.ts'),
    },
  ],
});
