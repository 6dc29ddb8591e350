import { all, call } from 'redux-saga/effects';
import { deliveryCosts, waysMessages } from '@partshop/features/basket';
import { describePage, loadTexts, optional, pickCurrency, sharedMessages, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { arrivals } from './delivery.loadables.ts';
import { messages } from './points.messages.ts';
import { retailPoints } from './points.loadable.ts';

/** /deliveryinfo. Critical: the points; the page survives without the costs and the days of lorries. */
export function* loadDelivery(): Saga {
  yield all([call(retailPoints.load), optional(loadWays()), call(loadTexts, messages, waysMessages, sharedMessages)]);
  yield* describePage(messages, (t) => ({
    title: t('delivery'),
    description: t('deliveryDescription'),
    canonicalPath: paths.delivery.to(),
    breadcrumbs: [{ name: t('delivery'), path: paths.delivery.to() }],
  }));
}

/** The costs, and where our lorries go the days on which they arrive. */
function* loadWays(): Saga {
  const { cityId, costs } = yield* deliveryCosts.load(yield* pickCurrency());
  if (costs.some(({ type }) => type === 'point')) yield* arrivals.load({ cityId });
}
