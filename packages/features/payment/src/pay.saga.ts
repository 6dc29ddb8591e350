import { delay } from 'redux-saga/effects';
import { rateMessages } from '@partshop/features/basket';
import { orders, orderSumsMessages } from '@partshop/features/checkout';
import { describePage, loadTexts, optional, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { messages } from './pay.messages.ts';
import { payments } from './payments.loadable.ts';

/**
 * /pay/{number}. Critical: the order; one that the visitor may not see responds 404, as an unknown one does. Without the state of the
 * payment the page says what the order itself knows of it.
 */
export function* loadPay({ params }: LoadArgs): Saga {
  const number = params['number'] ?? '';
  yield* loadTexts(messages, orderSumsMessages, rateMessages, formMessages);
  const order = yield* orders.load(number);
  if (order.payment !== null) yield* askPayment(number);
  yield* describePage(messages, (t) => ({ title: t('title', { number }), isIndexed: false }));
}

/** Asks how the payment stands, and reads the order again when that changed it. */
export function* askPayment(number: string): Saga {
  const before = yield* optional(payments.load(number));
  if (before) yield* optional(orders.load(number));
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** Asks again and again, less and less often, until it is cancelled: the buyer came back from the provider's page. */
export function* followPayment(number: string): Saga {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    yield delay(pause);
    yield* askPayment(number);
  }
}
