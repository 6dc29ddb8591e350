import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './basket-notices.messages.ts';
import { BASKET_QUERY } from './basket.query.ts';
import { basketWatchers } from './basket-watchers.saga.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.basket.pattern,
      access: 'everyone',
      query: BASKET_QUERY,
      index: 'private',
      // What asks whether lines fit the current car is 0.9 KiB, the drawings of kinds of goods 2.9; comments, the choice of lines and
      // lines put aside are 6; the promo code with the form that it is sent by, the ways of delivery and sharing are 9; the offer
      // of fewer parcels and what is ordered together are 2.6; lines that are moved to a client 1.4.
      budget: 44.6,
      load: async () => import('./basket.screen.ts'),
    },
    {
      path: paths.sharedBasket.pattern,
      access: 'everyone',
      index: 'private',
      budget: 24,
      load: async () => import('./shared-basket.screen.ts'),
    },
  ],
  watchers: basketWatchers,
  messages: [messages],
});
