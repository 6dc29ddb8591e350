import { all, call } from 'redux-saga/effects';
import { dispatch, loadContacts, loadTexts, optional, pick, sharedMessages, type Saga } from '@partshop/features/core';
import { messages } from './chat.messages.ts';
import { readChoice } from './consent-choice.ts';
import { choiceRead, selectChoice } from './consent.slice.ts';

export { ChatPopup as Component } from './ChatPopup.tsx';

/** Loads the texts and the visitor's choice. Optional: the store's hours. */
export function* load(): Saga {
  if (!(yield* pick(selectChoice))) {
    const stored = readChoice();
    if (stored) yield* dispatch(choiceRead(stored));
  }
  yield all([call(loadTexts, messages, sharedMessages), optional(loadContacts())]);
}
