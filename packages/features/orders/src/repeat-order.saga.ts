import { all, call } from 'redux-saga/effects';
import { lineTermsMessages, rateMessages } from '@partshop/features/basket';
import {
  describePage,
  loadTexts,
  pickCurrency,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { loadFits } from '@partshop/features/fit';
import { orderRepeats } from './repeat-order.loadable.ts';
import { messages } from './repeat-order.messages.ts';

/** /client/vue-order/{number}/repeat. Critical: the lines; an order that the visitor may not see responds 404, as an unknown one does. */
export function* loadRepeat({ params }: LoadArgs): Saga {
  const number = params['number'] ?? '';
  const { lines } = yield* orderRepeats.load({ number, currency: yield* pickCurrency() });
  yield all([
    call(loadTexts, messages, lineTermsMessages, rateMessages, sharedMessages, formMessages),
    call(
      loadFits,
      lines.map(({ item, offer }) => offer?.articleId ?? item.articleId),
    ),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title', { number }), isIndexed: false }));
}
