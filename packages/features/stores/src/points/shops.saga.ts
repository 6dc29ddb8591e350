import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './points.messages.ts';
import { retailPoints } from './points.loadable.ts';

/** /retails. Critical: the points. */
export function* loadShops(): Saga {
  yield all([call(retailPoints.load), call(loadTexts, messages, sharedMessages)]);
  yield* describePage(messages, (t) => ({
    title: t('shops'),
    description: t('shopsDescription'),
    canonicalPath: paths.shops.to(),
    breadcrumbs: [{ name: t('shops'), path: paths.shops.to() }],
  }));
}
