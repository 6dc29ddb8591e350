import { unwrap, type CheckoutStep } from '@partshop/api-client';
import { createLoadable, hasItems, isList, type ShopCurrency } from '@partshop/features/core';

/** The data of the checkout with a fresh RequestId (§7 basketshowsetstep_json), by the basket's currency. */
export const steps = createLoadable<ShopCurrency, CheckoutStep>({
  name: 'checkout-steps',
  key: (currencyCode) => currencyCode,
  isShape: ({ basket, points }) => hasItems(basket) && isList(points),
  call: (api, currencyCode, signal) =>
    unwrap(api.GET('/services/basket/basketshowsetstep_json', { params: { query: { currencyCode } }, signal })),
  max: 1,
});
