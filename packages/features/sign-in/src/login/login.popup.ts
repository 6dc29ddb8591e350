import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { messages as formMessages } from '../form/form.messages.ts';
import { messages as registerMessages } from '../register/register.messages.ts';
import { messages } from '../sign-in.messages.ts';

/** The screens come along: their actions take the popup's forms, and a lost connection must not cost the page under it. */
export function* load(): Saga {
  yield all([
    call(loadTexts, messages, formMessages, registerMessages),
    call(async () => import('./login.screen.ts')),
    call(async () => import('../register/register.screen.ts')),
  ]);
}

export { LoginPopup as Component } from './LoginPopup.tsx';
