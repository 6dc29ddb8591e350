import { unwrap, type Favorites } from '@partshop/api-client';
import { createLoadable, hasItems, type ShopCurrency } from '@partshop/features/core';

/** The wish list with today's best offers. */
export const favorites = createLoadable<{ currency: ShopCurrency }, Favorites>({
  name: 'favorites',
  key: ({ currency }) => currency,
  isShape: hasItems,
  call: (api, { currency }, signal) =>
    unwrap(api.GET('/services/lists/favorites_json', { params: { query: { currencyCode: currency } }, signal })),
  max: 1,
});
