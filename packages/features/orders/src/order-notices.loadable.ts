import { unwrap, type OrderNotices } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** Whether the buyer of a link's order is told of its changes. */
export const orderNotices = createLoadable<string, OrderNotices>({
  name: 'orderNotices',
  key: (token) => token,
  call: (api, token, signal) =>
    unwrap(api.GET('/services/orders/notices/{token}', { params: { path: { token } }, signal })),
  max: 1,
});
