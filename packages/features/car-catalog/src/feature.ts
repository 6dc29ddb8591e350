import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CATEGORY_QUERY } from './category.query.ts';
import { PARTS_QUERY } from './parts.query.ts';

/** The look of articles, which all pages of the catalogue have, is 0.3 KiB. */
const carPage = {
  access: 'everyone',
  index: 'linked',
  budget: 25.8,
  load: async () => import('./car.screen.ts'),
} as const;

const categoryPage = {
  access: 'everyone',
  query: CATEGORY_QUERY,
  index: 'linked',
  // Cards of goods with their forms, verdicts and lists' buttons, and the choice of a car, which works without JavaScript too.
  // What is shared with other pages lies in chunks of its own, which are 0.1 KiB.
  budget: 47.3,
  load: async () => import('./category.screen.ts'),
} as const;

const partsPage = {
  access: 'everyone',
  query: PARTS_QUERY,
  index: 'linked',
  // Cards of goods with their forms, verdicts and lists' buttons.
  budget: 35.9,
  load: async () => import('./parts.screen.ts'),
} as const;

const wipersPage = {
  access: 'everyone',
  // Cards of goods with their forms and lists' buttons, in lists by length.
  budget: 35.2,
  load: async () => import('./wipers.screen.ts'),
} as const;

export const feature = defineFeature({
  screens: [
    {
      path: paths.cars.pattern,
      access: 'everyone',
      index: 'sitemap',
      budget: 17.1,
      load: async () => import('./brands.screen.ts'),
    },
    { path: '/zapchasti/:brand/:seria?/:model?', ...carPage },
    { path: '/zapchasti/:brand/:seria/:model/:engine', ...carPage },
    {
      path: paths.categories.pattern,
      access: 'everyone',
      index: 'sitemap',
      budget: 17.5,
      load: async () => import('./catalogue.screen.ts'),
    },
    { path: '/avtozapchasti/:parent', ...categoryPage },
    { path: '/avtozapchasti/:parent/:category/:brand?/:seria?/:model?', ...categoryPage },
    { path: '/avtozapchasti/:parent/:category/:brand/:seria/:model/:engine', ...categoryPage },
    { path: '/parts/:brand?/:model?', ...partsPage },
    { path: '/parts/:brand/:model/:modif/:query?', ...partsPage },
    { path: paths.wipers.pattern, ...wipersPage, index: 'sitemap' },
    { path: '/wipers/:brand/:model?', ...wipersPage, index: 'linked' },
    { path: '/wipers/:brand/:model/:modif', ...wipersPage, index: 'linked' },
  ],
  // §2: the text of a category, for editors; the staff bar has its button.
  popups: { 'category-article': async () => import('./article/category-article.popup.ts') },
});
