import { unwrap, type ManagedOrder } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** What a manager needs beside an order, by its number. */
export const managedOrders = createLoadable<string, ManagedOrder>({
  name: 'managed-orders',
  key: (number) => number,
  isShape: ({ others }) => Array.isArray(others),
  call: (api, id, signal) =>
    unwrap(api.GET('/services/orders/manager_json/{id}', { params: { path: { id } }, signal })),
});
