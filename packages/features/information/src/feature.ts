import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ARTICLES_QUERY } from './articles.query.ts';
import { POST_QUERY } from './post.query.ts';

/** Pictures and prices of the goods that a post is about are 4 KiB of it. */
const shopPage = { access: 'everyone', query: POST_QUERY, index: 'linked' } as const;

export const feature = defineFeature({
  screens: [
    {
      path: paths.paperwork.pattern,
      access: 'everyone',
      index: 'linked',
      // The terms of sale name the ways of delivery and payment, and how an order is cancelled.
      budget: 6.7,
      load: async () => import('./paperwork.screen.ts'),
    },
    { path: paths.about.pattern, ...shopPage, budget: 18, load: async () => import('./about.screen.ts') },
    {
      path: paths.becomeSupplier.pattern,
      ...shopPage,
      budget: 18,
      load: async () => import('./become-supplier.screen.ts'),
    },
    { path: paths.guarantee.pattern, ...shopPage, budget: 18, load: async () => import('./guarantee.screen.ts') },
    { path: paths.refund.pattern, ...shopPage, budget: 18, load: async () => import('./refund.screen.ts') },
    {
      path: paths.articles.pattern,
      access: 'everyone',
      query: ARTICLES_QUERY,
      index: 'sitemap',
      budget: 12.8,
      load: async () => import('./articles.screen.ts'),
    },
    {
      path: paths.article.pattern,
      access: 'everyone',
      query: POST_QUERY,
      index: 'linked',
      budget: 18,
      load: async () => import('./article.screen.ts'),
    },
    {
      path: paths.offer.pattern,
      access: 'everyone',
      query: POST_QUERY,
      index: 'linked',
      budget: 18,
      load: async () => import('./offer.screen.ts'),
    },
  ],
});
