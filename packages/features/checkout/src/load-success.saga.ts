import { ApiError } from '@partshop/api-client';
import { lineTermsMessages, rateMessages } from '@partshop/features/basket';
import { describePage, loadTexts, pick, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { messages as orderPaymentMessages } from './order-payment.messages.ts';
import { messages as orderStatusMessages } from './order-status.messages.ts';
import { orders } from './orders.loadable.ts';
import { messages } from './success.messages.ts';

/**
 * Loads the confirmation. An order that was just placed is already in the store. An unknown order or one of another session gives
 * the same page without details and status 200 (D21). Any other error is the page's.
 */
export function* loadSuccess({ params }: LoadArgs): Saga {
  const number = params['number'] ?? '';
  yield* loadTexts(
    messages,
    orderPaymentMessages,
    orderStatusMessages,
    lineTermsMessages,
    rateMessages,
    sharedMessages,
  );
  const isOwn = yield* loadOwnOrder(number);
  yield* describePage(messages, (t) => ({
    title: isOwn ? t('ordered', { number }) : t('neutral'),
    isIndexed: false,
  }));
}

function* loadOwnOrder(number: string): Saga<boolean> {
  const known = yield* pick(orders.select, number);
  if (known.status === 'loaded') return true;
  try {
    yield* orders.load(number);
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return false;
    throw error;
  }
}
