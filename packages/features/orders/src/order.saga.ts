import { lineTermsMessages, rateMessages } from '@partshop/features/basket';
import { describePage, loadTexts, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { orderPaymentMessages, orders, orderStatusMessages } from '@partshop/features/checkout';
import { messages } from './order.messages.ts';

/** /client/vue-order/{number}. Critical: the order; one that the visitor may not see responds 404, as an unknown one does. */
export function* loadOrder({ params }: LoadArgs): Saga {
  const number = params['number'] ?? '';
  yield* loadTexts(
    messages,
    orderPaymentMessages,
    orderStatusMessages,
    lineTermsMessages,
    rateMessages,
    sharedMessages,
    formMessages,
  );
  yield* orders.load(number);
  yield* describePage(messages, (t) => ({ title: t('title', { number }), isIndexed: false }));
}
