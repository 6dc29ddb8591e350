import { ApiError, unwrap, type OrderNotices } from '@partshop/api-client';
import { callApi, describePage, loadTexts, type ActArgs, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, toRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { orderNotices } from './order-notices.loadable.ts';
import { messages } from './order-notices.messages.ts';

export type NoticesAnswer =
  | { outcome: 'set'; notices: OrderNotices }
  | { outcome: 'gone' }
  | { outcome: 'refused'; refusal: FormRefusal };

/** /order-notices/{token}. Critical: whether messages are wanted; a link of nothing says so. */
export function* loadOrderNotices({ params: { token = '' } }: LoadArgs): Saga {
  yield* loadTexts(messages, formMessages);
  yield* describePage(messages, (t) => ({ title: t('noticesAnyTitle'), isIndexed: false }));
  try {
    yield* orderNotices.load(token);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Ends the messages, or has them again: the posted `wanted` is `no` or `yes`. */
export function* setOrderNotices({ params: { token = '' }, form }: ActArgs): Saga<NoticesAnswer> {
  const wanted = readField(form, 'wanted');
  if (wanted !== 'yes' && wanted !== 'no') return { outcome: 'refused', refusal: { reason: 'rejected' } };
  const request = { params: { path: { token } }, body: { isWanted: wanted === 'yes' } };
  try {
    const notices = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/orders/notices/{token}', { ...request, signal })),
    );
    return { outcome: 'set', notices };
  } catch (error) {
    return isGone(error) ? { outcome: 'gone' } : { outcome: 'refused', refusal: toRefusal(error) };
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
