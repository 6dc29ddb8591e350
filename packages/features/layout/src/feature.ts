import { data, redirectDocument } from 'react-router-dom';
import { defineFeature, loadWith, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { FAILED_QUERY } from './retry-path.ts';

/** The error page of a failed navigation (§8). It always responds with 500. */
const failed = {
  loader: loadWith(function* fail(): Saga {
    yield* [];
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'internal' }, { status: 500 });
  }),
  Component: () => null,
};

/** The server handles this address before any page; a navigation in the browser loads it as a document. */
const locale = {
  loader: ({ request }: { request: Request }) => redirectDocument(request.url),
  Component: () => null,
};

export const feature = defineFeature({
  screens: [
    {
      path: paths.error.pattern,
      access: 'everyone',
      query: FAILED_QUERY,
      index: 'private',
      load: async () => Promise.resolve(failed),
    },
    {
      path: paths.currency.pattern,
      access: 'everyone',
      index: 'private',
      budget: 1,
      load: async () => import('./currency.screen.ts'),
    },
    { path: paths.locale.pattern, access: 'everyone', index: 'private', load: async () => Promise.resolve(locale) },
  ],
  // The popups of the header (§4): the menu of categories, and the search on phones.
  popups: {
    menu: async () => import('./menu.popup.ts'),
    search: async () => import('./search.popup.ts'),
  },
});
