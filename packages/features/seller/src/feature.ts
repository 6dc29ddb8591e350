import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { QUEUE_QUERY } from './queues/queue.query.ts';

// The budgets hold the forms of core and those of the order page, which open below each item.
export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerNewOrders.pattern,
      access: 'seller',
      right: 'orders',
      query: QUEUE_QUERY,
      index: 'private',
      budget: 31.8,
      load: async () => import('./queues/new-orders.screen.ts'),
    },
    {
      path: paths.sellerWaitingOrders.pattern,
      access: 'seller',
      right: 'orders',
      query: QUEUE_QUERY,
      index: 'private',
      budget: 31.8,
      load: async () => import('./queues/waiting-orders.screen.ts'),
    },
    {
      path: paths.sellerReturns.pattern,
      access: 'seller',
      right: 'orders',
      query: QUEUE_QUERY,
      index: 'private',
      budget: 31.8,
      load: async () => import('./queues/returns.screen.ts'),
    },
  ],
});
