import { unwrap, type DeliveryCosts } from '@partshop/api-client';
import { createLoadable, isList, type ShopCurrency } from '@partshop/features/core';

/** The ways to the visitor's city and what they cost (§7 GetDeliveryCost), by the basket's currency. */
export const deliveryCosts = createLoadable<ShopCurrency, DeliveryCosts>({
  name: 'delivery-costs',
  key: (currencyCode) => currencyCode,
  isShape: ({ costs }) => isList(costs),
  call: (api, currencyCode, signal) =>
    unwrap(api.GET('/services/delivery/GetDeliveryCost', { params: { query: { currencyCode } }, signal })),
  max: 1,
});
