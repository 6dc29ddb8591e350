import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  loadTexts,
  pick,
  selectIsWholesale,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { overdueMessages } from '@partshop/features/finance';
import { saveView } from '@partshop/features/shared';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages } from './basket.messages.ts';
import { messages as lineTermsMessages } from './line-terms.messages.ts';
import { loadAboutDelivery } from './about-delivery.saga.ts';
import { messages as fewerParcelsMessages } from './fewer-parcels.messages.ts';
import { messages as waysMessages } from './ways.messages.ts';
import { messages as boughtTogetherMessages } from './bought-together.messages.ts';
import { loadBoughtTogether } from './bought-together.saga.ts';
import { refreshBasket } from './basket.saga.ts';
import { messages as moveMessages } from './move-lines.messages.ts';
import { loadServedClients } from './move-lines.saga.ts';
import { messages as promoMessages } from './promo.messages.ts';
import { messages as rateMessages } from './rate.messages.ts';

/**
 * Loads the basket's page. Critical: the basket. Without the costs of delivery the page says that they are not known;
 * without offers of fewer parcels, or what is ordered together, it shows none.
 */
export function* loadBasketPage({ query }: Pick<LoadArgs<'view'>, 'query'>): Saga {
  yield* loadTexts(messages, noticeMessages, lineTermsMessages, promoMessages, rateMessages);
  yield* loadTexts(waysMessages, fewerParcelsMessages, boughtTogetherMessages, sharedMessages, overdueMessages);
  yield* refreshBasket();
  yield* awaitCurrentUser();
  if (yield* pick(selectIsWholesale)) yield* loadTexts(moveMessages);
  yield all([call(loadAboutDelivery), call(loadBoughtTogether), call(loadServedClients)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
  yield* saveView(query);
}
