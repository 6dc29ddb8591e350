import { all } from 'redux-saga/effects';
import { loadBasket } from '@partshop/features/basket';
import { loadCurrentCar } from '@partshop/features/car-selector';
import { environment, loadContacts, optional, sharedMessages, startApp, type Saga } from '@partshop/features/core';
import { loadLists } from '@partshop/features/lists';
import { messages as errorMessages } from './errors.messages.ts';
import { messages } from './layout.messages.ts';
import type { Chrome } from './chrome.ts';
import { loadPanels } from './panels.ts';

/**
 * App start (§4) and the data of the chrome. Critical: the configuration. Without the client the page shows a guest's chrome;
 * without the basket and the lists there are no counts; without the car the header offers to choose one; without contacts the footer has none; a panel that fails to load is left out.
 */
export function* loadLayout(chrome: Chrome): Saga {
  yield* startApp(sharedMessages, messages, errorMessages, ...chrome.messages);
  const isNewVisitor = yield* environment('isNewVisitor');
  yield all([
    isNewVisitor ? null : optional(loadBasket()),
    isNewVisitor ? null : optional(loadLists()),
    isNewVisitor ? null : loadCurrentCar(),
    optional(loadContacts()),
    optional(loadPanels(chrome.panels, 'top')),
  ]);
}
