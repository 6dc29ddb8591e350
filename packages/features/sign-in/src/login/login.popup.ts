import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { messages as registerMessages } from '../register/register.messages.ts';
import { messages } from '../sign-in.messages.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';

/**
 * Loads the texts and the screens' code: their actions handle the popup's forms, and a lost connection must not break the page
 * under it.
 */
export function* load(): Saga {
  yield all([
    call(loadTexts, messages, formMessages, fieldMessages, registerMessages),
    call(async () => import('./login.screen.ts')),
    call(async () => import('../register/register.screen.ts')),
  ]);
}

export { LoginPopup as Component } from './LoginPopup.tsx';
