import { unwrap, type GoodList } from '@partshop/api-client';
import { createLoadable, hasItems, type ShopCurrency } from '@partshop/features/core';

const FRESH_MS = 10_000;

/** Cards of the articles that this browser opened last, by their ids with commas between them. */
export const seenCards = createLoadable<{ ids: string; currency: ShopCurrency }, GoodList>({
  name: 'seenCards',
  key: ({ ids, currency }) => `${ids} ${currency}`,
  isShape: hasItems,
  call: (api, { ids, currency }, signal) =>
    unwrap(api.GET('/services/catalogs/goods_json', { params: { query: { ids, currencyCode: currency } }, signal })),
  max: 1,
  // The page asks for them when it is loaded in a browser and when it is first shown.
  freshMs: FRESH_MS,
});
