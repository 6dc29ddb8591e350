import { unwrap, type PaymentState } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** How the payment of an order stands, by the order's number. The shop asks the provider where it does not know. */
export const payments = createLoadable<string, PaymentState>({
  name: 'payments',
  key: (number) => number,
  isShape: ({ refunds, providers }) => isList(refunds) && isList(providers),
  call: (api, id, signal) =>
    unwrap(api.GET('/services/orders/payment_json/{id}', { params: { path: { id } }, signal })),
  max: 2,
});
