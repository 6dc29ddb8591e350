import { unwrap, type BoughtTogether } from '@partshop/api-client';
import { createLoadable, hasItems, type ShopCurrency } from '@partshop/features/core';

/** What is ordered together with the basket for a car (F13), by its engine and the basket's currency. */
export const boughtTogether = createLoadable<{ engineId: number; currencyCode: ShopCurrency }, BoughtTogether>({
  name: 'bought-together',
  key: ({ engineId, currencyCode }) => `${engineId} ${currencyCode}`,
  isShape: hasItems,
  call: (api, query, signal) => unwrap(api.GET('/services/basket/boughttogether_json', { params: { query }, signal })),
  max: 1,
});
