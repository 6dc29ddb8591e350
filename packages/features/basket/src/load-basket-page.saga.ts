import { describePage, loadTexts, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { overdueMessages } from '@partshop/features/finance';
import { saveView } from '@partshop/features/shared';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages } from './basket.messages.ts';
import { messages as lineTermsMessages } from './line-terms.messages.ts';
import { refreshBasket } from './basket.saga.ts';
import { messages as rateMessages } from './rate.messages.ts';

/** Loads the basket's page. Critical: the basket. */
export function* loadBasketPage({ query }: Pick<LoadArgs<'view'>, 'query'>): Saga {
  yield* loadTexts(messages, noticeMessages, lineTermsMessages, rateMessages, sharedMessages, overdueMessages);
  yield* refreshBasket();
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
  yield* saveView(query);
}
