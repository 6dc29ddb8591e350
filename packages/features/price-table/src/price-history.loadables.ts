import { unwrap, type PriceHistory } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';

export type PriceHistoryArgs = { articleId: number; currency: ShopCurrency };

/** What articles have cost (O9). */
export const priceHistories = createLoadable<PriceHistoryArgs, PriceHistory>({
  name: 'priceHistories',
  key: ({ articleId, currency }) => `${articleId} ${currency}`,
  call: (api, { articleId, currency }, signal) =>
    unwrap(
      api.GET('/services/search/price-history', { params: { query: { articleId, currencyCode: currency } }, signal }),
    ),
  max: 2,
});
