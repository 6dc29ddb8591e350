import { all } from 'redux-saga/effects';
import { basketNoticeMessages, loadBasket } from '@partshop/features/basket';
import {
  environment,
  loadContacts,
  optional,
  sharedMessages,
  startApp,
  type Messages,
  type Saga,
} from '@partshop/features/core';
import { messages as errorMessages } from './errors.messages.ts';
import { messages } from './layout.messages.ts';
import { loadViewerPanels, type RolePanels } from './role-panels.ts';

/**
 * App start (§4), and what stands around the page. Critical: the configuration. Without the client the chrome is that of
 * somebody who is not logged in; without a basket the count says nothing; without contacts the footer has none; a panel that
 * does not come is left out.
 */
export function* loadLayout(panels: RolePanels, texts: readonly Messages[] = []): Saga {
  yield* startApp(sharedMessages, messages, errorMessages, basketNoticeMessages, ...texts);
  const isNewVisitor = yield* environment('isNewVisitor');
  yield all([
    isNewVisitor ? null : optional(loadBasket()),
    optional(loadContacts()),
    optional(loadViewerPanels(panels)),
  ]);
}
