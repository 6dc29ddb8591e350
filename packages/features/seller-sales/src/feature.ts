import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PERIOD_QUERY, GOODS_QUERY, TRAFFIC_QUERY } from './sales.query.ts';

// The frame of the seller's area and the charts load with these pages.
export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerRealization.pattern,
      access: 'seller',
      right: 'reports',
      query: PERIOD_QUERY,
      index: 'private',
      budget: 30.9,
      load: async () => import('./overview.screen.ts'),
    },
    {
      path: paths.sellerGoods.pattern,
      access: 'seller',
      right: 'reports',
      query: GOODS_QUERY,
      index: 'private',
      budget: 69.9,
      load: async () => import('./goods.screen.ts'),
    },
    {
      path: paths.sellerTraffic.pattern,
      access: 'seller',
      right: 'reports',
      query: TRAFFIC_QUERY,
      index: 'private',
      budget: 30,
      load: async () => import('./traffic.screen.ts'),
    },
    {
      path: paths.sellerStatistics.pattern,
      access: 'seller',
      right: 'reports',
      query: PERIOD_QUERY,
      index: 'private',
      budget: 26.8,
      load: async () => import('./statistics.screen.ts'),
    },
  ],
});
