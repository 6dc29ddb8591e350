import { unwrap, type Favorites } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';

/** The wish list with today's best offers. */
export const favorites = createLoadable<{ currency: 'RUB' | 'EUR' }, Favorites>({
  name: 'favorites',
  key: ({ currency }) => currency,
  isShape: hasItems,
  call: (api, { currency }, signal) =>
    unwrap(api.GET('/services/lists/favorites_json', { params: { query: { currencyCode: currency } }, signal })),
  max: 1,
});
