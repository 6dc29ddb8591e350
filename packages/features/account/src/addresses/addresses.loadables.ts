import { unwrap, type DeliveryAddresses } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';

/** Where couriers bring orders of the client. */
export const ownAddresses = createLoadable<void, DeliveryAddresses>({
  name: 'ownAddresses',
  key: () => 'own',
  isShape: hasItems,
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/addresses', { signal })),
});
