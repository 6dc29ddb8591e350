import { unwrap, type FewerParcels } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';

/** With which other offers the basket comes in fewer parcels (O4), by its currency. */
export const fewerParcels = createLoadable<ShopCurrency, FewerParcels>({
  name: 'fewer-parcels',
  key: (currencyCode) => currencyCode,
  isShape: ({ changed }) => typeof changed === 'number',
  call: (api, currencyCode, signal) =>
    unwrap(api.GET('/services/basket/fewerparcels_json', { params: { query: { currencyCode } }, signal })),
  max: 1,
});
