import { data } from 'react-router-dom';
import { ApiError, unwrap, type BasketLink, type SharedBasket } from '@partshop/api-client';
import {
  callApi,
  createLoadable,
  describePage,
  loadTexts,
  notFound,
  pickCurrency,
  redirectResponse,
  reportIncomplete,
  sharedMessages,
  type ActArgs,
  type LoadArgs,
  type Saga,
  type ShopCurrency,
} from '@partshop/features/core';
import { readField, readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { askForBasket, withCurrency } from './basket-calls.saga.ts';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { isOutcomeUnknown } from './basket-notices.ts';
import { messages as basketMessages } from './basket.messages.ts';
import { messages as lineTermsMessages } from './line-terms.messages.ts';
import { messages as rateMessages } from './rate.messages.ts';
import { messages } from './shared-basket.messages.ts';

/** Shared baskets by token, at the prices of now. */
export const sharedBaskets = createLoadable<{ token: string; currencyCode: ShopCurrency }, SharedBasket>({
  name: 'shared-baskets',
  key: ({ token, currencyCode }) => `${token} ${currencyCode}`,
  call: (api, { token, currencyCode }, signal) =>
    unwrap(api.GET('/services/basket/share/{token}', { params: { path: { token }, query: { currencyCode } }, signal })),
  max: 2,
});

export type RefusedTake = { reason: 'nothingChosen' | 'withdrawn' | 'failed' };

/** /basket/shared/{token}. Critical: the basket; a link that has ended is not found. */
export function* loadSharedBasket({ params: { token = '' } }: LoadArgs): Saga {
  yield* loadTexts(messages, basketMessages, noticeMessages, lineTermsMessages, rateMessages);
  yield* loadTexts(sharedMessages);
  // Nobody keeps it: the link may be ended at any moment.
  yield* reportIncomplete();
  try {
    yield* sharedBaskets.load({ token, currencyCode: yield* pickCurrency() });
  } catch (error) {
    if (isGone(error)) notFound('link-ended');
    throw error;
  }
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Takes the chosen lines into the own basket, or ends the link; both lead to the basket. */
export function* actOnSharedBasket({
  params: { token = '' },
  form,
}: ActArgs): Saga<Response | ReturnType<typeof data<RefusedTake>>> {
  const ids = form.getAll('ids').flatMap((id) => (typeof id === 'string' ? (readId(id) ?? []) : []));
  const isRevoked = readField(form, 'intent') === 'revoke';
  if (!isRevoked && ids.length === 0) return data<RefusedTake>({ reason: 'nothingChosen' }, { status: 400 });
  try {
    yield* isRevoked ? sendRevocation(token) : sendTake(token, ids);
    return redirectResponse(paths.basket.to(), 303);
  } catch (error) {
    if (isGone(error)) return notFound('link-ended');
    if (isOutcomeUnknown(error) || !(error instanceof ApiError)) throw error;
    return data<RefusedTake>(
      { reason: error.body.code === 'withdrawn' ? 'withdrawn' : 'failed' },
      { status: error.status },
    );
  }
}

/** Shares the basket, or a group of lines put aside. Rethrows the call's error. */
export function* sendShare(groupName: string): Saga<BasketLink> {
  return yield* callApi((api, signal) => unwrap(api.POST('/services/basket/share', { body: { groupName }, signal })));
}

function* sendTake(token: string, ids: number[]): Saga {
  const { query } = yield* withCurrency();
  const params = { path: { token }, query };
  yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/share/{token}/take', { params, body: { ids }, signal })),
  );
}

function* sendRevocation(token: string): Saga {
  const params = { path: { token } };
  yield* callApi((api, signal) => unwrap(api.POST('/services/basket/share/{token}/revoke', { params, signal })));
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
