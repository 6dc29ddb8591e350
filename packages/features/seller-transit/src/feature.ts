import { defineFeature } from '@partshop/features/core';
import { PERIOD_QUERY, TRAFFIC_QUERY } from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { CLAIMS_QUERY, ORDERS_QUERY, TRANSITS_QUERY } from './transit.query.ts';

const OF_SELLERS = { access: 'seller', right: 'reports', index: 'private' } as const;

// The frame of the seller's area and the charts load with these pages.
export const feature = defineFeature({
  screens: [
    {
      ...OF_SELLERS,
      path: paths.sellerCrossDocking.pattern,
      query: TRANSITS_QUERY,
      budget: 25.7,
      load: async () => import('./transits.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerPriceHistory.pattern,
      query: TRAFFIC_QUERY,
      budget: 40.6,
      load: async () => import('./history.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerPosition.pattern,
      query: TRAFFIC_QUERY,
      budget: 33.5,
      load: async () => import('./position.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerClaims.pattern,
      query: CLAIMS_QUERY,
      budget: 29.9,
      load: async () => import('./claims.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerTransitStatistics.pattern,
      query: PERIOD_QUERY,
      budget: 34.2,
      load: async () => import('./statistics.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerTransitOrders.pattern,
      query: ORDERS_QUERY,
      budget: 26.8,
      load: async () => import('./orders.screen.ts'),
    },
    {
      ...OF_SELLERS,
      path: paths.sellerTransitComparison.pattern,
      query: PERIOD_QUERY,
      budget: 34.3,
      load: async () => import('./comparison.screen.ts'),
    },
  ],
});
