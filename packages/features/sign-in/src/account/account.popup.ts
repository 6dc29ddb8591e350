import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './account.messages.ts';

/** The page /logout comes along: its action takes the button's form. */
export function* load(): Saga {
  yield all([call(loadTexts, messages), call(async () => import('./logout.screen.ts'))]);
}

export { AccountPopup as Component } from './AccountPopup.tsx';
