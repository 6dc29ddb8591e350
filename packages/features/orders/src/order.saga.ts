import { lineTermsMessages, rateMessages } from '@partshop/features/basket';
import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  isAdmin,
  loadCode,
  loadTexts,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { orderPaymentMessages, orders, orderStatusMessages, orderSumsMessages } from '@partshop/features/checkout';
import { importManaging } from './manage/lazy-manage.ts';
import { managedOrders } from './manage/managed-order.loadable.ts';
import { messages } from './order.messages.ts';

/**
 * /client/vue-order/{number}. Critical: the order; one that the visitor may not see responds 404, as an unknown one does. For a manager
 * also what is beside it.
 */
export function* loadOrder({ params }: LoadArgs): Saga {
  const number = params['number'] ?? '';
  yield* loadTexts(
    messages,
    orderPaymentMessages,
    orderStatusMessages,
    orderSumsMessages,
    lineTermsMessages,
    rateMessages,
    sharedMessages,
    formMessages,
  );
  yield* orders.load(number);
  if (isAdmin(yield* awaitCurrentUser())) yield* loadManaging(number);
  yield* describePage(messages, (t) => ({ title: t('title', { number }), isIndexed: false }));
}

function* loadManaging(number: string): Saga {
  const { managingMessages } = yield* importPart();
  yield all([call(loadTexts, managingMessages), call([managedOrders, managedOrders.load], number)]);
}

function* importPart(): Saga<Awaited<ReturnType<typeof importManaging>>> {
  return (yield call(loadCode, importManaging)) as Awaited<ReturnType<typeof importManaging>>;
}
