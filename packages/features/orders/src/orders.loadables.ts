import { unwrap, type OrderHistory } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';
import { ORDERS_TAKE, writeOrdersQuery, type OrdersChoice } from './orders-choice.ts';

/** A page of the client's orders (§7 getorderhistory_json). */
export const orderHistory = createLoadable<OrdersChoice, OrderHistory>({
  name: 'order-history',
  key: writeOrdersQuery,
  isShape: hasItems,
  call: (api, { status, from, to, search, page }, signal) =>
    unwrap(
      api.POST('/services/cabinet/getorderhistory_json', {
        body: {
          ...(status === null ? {} : { Status: status }),
          ...(from === '' ? {} : { From: from }),
          ...(to === '' ? {} : { To: to }),
          Search: search,
          Page: page,
          Take: ORDERS_TAKE,
        },
        signal,
      }),
    ),
});
