import { unwrap, type Order } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';

/** An order that this visitor may see, by its number (§7 getorders). */
export const orders = createLoadable<string, Order>({
  name: 'orders',
  key: (number) => number,
  isShape: hasItems,
  call: (api, id, signal) => unwrap(api.GET('/services/cabinet/getorders/{id}', { params: { path: { id } }, signal })),
});
