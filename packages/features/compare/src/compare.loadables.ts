import { unwrap, type Comparison } from '@partshop/api-client';
import { createLoadable, hasItems, type ShopCurrency } from '@partshop/features/core';

/** The articles to compare with their specifications and today's best offers. */
export const comparison = createLoadable<{ currency: ShopCurrency }, Comparison>({
  name: 'comparison',
  key: ({ currency }) => currency,
  isShape: hasItems,
  call: (api, { currency }, signal) =>
    unwrap(api.GET('/services/lists/compare_json', { params: { query: { currencyCode: currency } }, signal })),
  max: 1,
});
