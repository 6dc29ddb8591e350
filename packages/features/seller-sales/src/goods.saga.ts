import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, redirectTo, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { faultMessages } from '@partshop/features/seller-offers';
import { messages as goodsMessages } from './goods.messages.ts';
import { positionViews, viewPath } from './position-views.ts';
import { soldPositions } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { readGoodsChoice, type GoodsChoice } from './sales-choice.ts';
import type { GOODS_QUERY } from './sales.query.ts';
import { loadUsualForBad } from './sales.saga.ts';

type GoodsArgs = LoadArgs<(typeof GOODS_QUERY)[number]>;

/** /seller/realization/goods. Critical: the page of positions, and the named views. */
export function* loadGoods({ query }: GoodsArgs): Saga {
  const choice = readGoodsChoice(query);
  if (query.toString() === '') yield* openDefaultView(choice);
  yield all([
    call(loadUsualForBad, choice.period, function* load(period): Saga {
      yield* soldPositions.load({ ...choice, period });
    }),
    call(positionViews.load),
    call(loadTexts, messages, goodsMessages, faultMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('goods'), isIndexed: false }));
}

/** An address that says nothing shows the view that the page opens with, if there is one. */
function* openDefaultView(choice: GoodsChoice): Saga {
  const { views } = yield* positionViews.load();
  const usual = views.find(({ isDefault }) => isDefault);
  if (usual) redirectTo(viewPath(choice, String(usual.id), usual.state), 302);
}
