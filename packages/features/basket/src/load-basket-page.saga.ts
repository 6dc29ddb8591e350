import { describePage, loadTexts, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { overdueMessages } from '@partshop/features/finance';
import { saveView } from '@partshop/features/shared';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages } from './basket.messages.ts';
import { messages as lineTermsMessages } from './line-terms.messages.ts';
import { loadDeliveryCosts } from './delivery-costs.saga.ts';
import { messages as waysMessages } from './ways.messages.ts';
import { refreshBasket } from './basket.saga.ts';
import { messages as promoMessages } from './promo.messages.ts';
import { messages as rateMessages } from './rate.messages.ts';

/** Loads the basket's page. Critical: the basket. Without the costs of delivery the page says that they are not known. */
export function* loadBasketPage({ query }: Pick<LoadArgs<'view'>, 'query'>): Saga {
  yield* loadTexts(messages, noticeMessages, lineTermsMessages, promoMessages, rateMessages);
  yield* loadTexts(waysMessages, sharedMessages, overdueMessages);
  yield* refreshBasket();
  yield* loadDeliveryCosts();
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
  yield* saveView(query);
}
