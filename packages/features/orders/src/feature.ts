import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FIND_QUERY } from './find-order.query.ts';
import { ORDERS_QUERY } from './orders.query.ts';
import { STATISTICS_QUERY } from './statistics.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.findOrder.pattern,
      access: 'everyone',
      query: FIND_QUERY,
      index: 'private',
      // The clock, which pages with a time share, is 0.2 KiB.
      budget: 19.8,
      load: async () => import('./find-order.screen.ts'),
    },
    {
      path: paths.orderNotices.pattern,
      access: 'everyone',
      index: 'private',
      budget: 10,
      load: async () => import('./order-notices.screen.ts'),
    },
    {
      path: paths.orders.pattern,
      access: 'client',
      query: ORDERS_QUERY,
      index: 'private',
      // The links of the account are 1.7 KiB.
      budget: 21.0,
      load: async () => import('./orders.screen.ts'),
    },
    {
      path: paths.orderStatistics.pattern,
      access: 'client',
      query: STATISTICS_QUERY,
      index: 'private',
      budget: 24,
      load: async () => import('./statistics.screen.ts'),
    },
    {
      // A guest sees an order after a code that proves its phone.
      path: paths.order.pattern,
      access: 'everyone',
      index: 'private',
      // How it is paid is 0.8 KiB, and how each way of delivery brings it 0.3 KiB; its promo code is 0.3 KiB. What managers changed
      // is 1 KiB, and the way to their forms, whose code loads for them alone, is 0.9 KiB; the form that changes the recipient is 1.5 KiB;
      // what makes up its sum, which it shares with the page of its payment, is 0.4 KiB.
      budget: 37.7,
      load: async () => import('./order.screen.ts'),
    },
    {
      path: paths.repeatOrder.pattern,
      access: 'everyone',
      index: 'private',
      budget: 28,
      load: async () => import('./repeat-order.screen.ts'),
    },
  ],
});
