import { unwrap, type SearchHistory } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';

/** What the client searched for, the last first. */
export const searchHistory = createLoadable<void, SearchHistory>({
  name: 'searchHistory',
  key: () => 'own',
  isShape: hasItems,
  call: (api, _none, signal) => unwrap(api.GET('/services/buyer/search-history', { signal })),
  freshMs: 60_000,
});
