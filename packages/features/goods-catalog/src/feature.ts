import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CATALOGUES_QUERY, GOODS_QUERY } from './goods.query.ts';

const goodsPage = {
  access: 'everyone',
  query: GOODS_QUERY,
  // Cards of goods with their forms and verdicts, and the filters, which work without JavaScript too.
  budget: 41,
  load: async () => import('./goods.screen.ts'),
} as const;

export const feature = defineFeature({
  screens: [
    // The sitemap of categories lists the pages of goods.
    { path: paths.goods.pattern, ...goodsPage, index: 'linked' },
    { path: paths.inStock.pattern, ...goodsPage, index: 'sitemap' },
    {
      path: paths.catalogs.pattern,
      access: 'everyone',
      query: CATALOGUES_QUERY,
      index: 'sitemap',
      budget: 20,
      load: async () => import('./catalogues.screen.ts'),
    },
    { path: paths.catalogue.pattern, ...goodsPage, index: 'linked' },
  ],
});
