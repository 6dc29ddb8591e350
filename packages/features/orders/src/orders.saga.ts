import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { readOrdersChoice } from './orders-choice.ts';
import { orderHistory } from './orders.loadables.ts';
import { messages } from './orders.messages.ts';
import type { ORDERS_QUERY } from './orders.query.ts';

/** /client/orders. Critical: the page of orders. */
export function* loadOrders({ query }: LoadArgs<(typeof ORDERS_QUERY)[number]>): Saga {
  yield all([
    call(orderHistory.load, readOrdersChoice(query)),
    call(loadTexts, messages, orderStatusMessages, sharedMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
