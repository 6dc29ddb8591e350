import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './menu.messages.ts';

/** Loads the texts and the page /logout, whose action handles the button's form. */
export function* load(): Saga {
  yield all([call(loadTexts, messages), call(async () => import('./logout.screen.ts'))]);
}

export { AccountPopup as Component } from './AccountPopup.tsx';
