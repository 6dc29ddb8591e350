import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FIND_QUERY } from './find-order.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.findOrder.pattern,
      access: 'everyone',
      query: FIND_QUERY,
      index: 'private',
      budget: 19,
      load: async () => import('./find-order.screen.ts'),
    },
    {
      path: paths.orderNotices.pattern,
      access: 'everyone',
      index: 'private',
      budget: 10,
      load: async () => import('./order-notices.screen.ts'),
    },
  ],
});
