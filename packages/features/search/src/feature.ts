import { defineFeature, loadWith } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { followSearch } from './follow-search.ts';
import { FORM_QUERY, SEARCH_QUERY } from './search.query.ts';

/** The action of the search form redirects to one of the pages below, or to a price page. */
const form = { loader: loadWith(followSearch, FORM_QUERY), Component: () => null };

export const feature = defineFeature({
  screens: [
    {
      path: paths.searchForm.pattern,
      access: 'everyone',
      query: FORM_QUERY,
      index: 'linked',
      load: async () => Promise.resolve(form),
    },
    {
      path: paths.search.pattern,
      access: 'everyone',
      query: SEARCH_QUERY,
      index: 'linked',
      // As the list of goods: cards with their forms, and the filters, which work without JavaScript too. The panel of filters is 8 KiB.
      budget: 40.1,
      load: async () => import('./number-search.screen.ts'),
    },
    {
      path: paths.searchText.pattern,
      access: 'everyone',
      query: SEARCH_QUERY,
      index: 'linked',
      // As the list of goods: cards with their forms, and the filters, which work without JavaScript too. The panel of filters is 8 KiB.
      budget: 40.1,
      load: async () => import('./text-search.screen.ts'),
    },
  ],
});
