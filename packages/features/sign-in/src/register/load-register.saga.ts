import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  isAnonymous,
  loadTexts,
  optional,
  redirectTo,
  REGISTRATION_BONUS_RUB,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import { messages } from '../sign-in.messages.ts';
import { largestCities } from './register.loadables.ts';
import { messages as registerMessages } from './register.messages.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';

/**
 * /register-simple for who is not logged in; with `welcome` for who has just registered; anybody else is led on to the target. The
 * list of cities is done without where it cannot be had: it is needed where scripts do not run.
 */
export function* loadRegister({ query }: LoadArgs<'target' | 'welcome'>): Saga {
  const currentUser = yield* awaitCurrentUser();
  const isWelcome = query.has('welcome');
  if (!isAnonymous(currentUser) && !isWelcome) redirectTo(targetOf(query.get('target')), 302);
  yield all([
    call(loadTexts, messages, formMessages, fieldMessages, registerMessages),
    call(optional, largestCities.load()),
  ]);
  yield* describePage(messages, (t) => ({
    title: t('registerTitle'),
    description: t('registerDescription', { bonus: REGISTRATION_BONUS_RUB }),
    isIndexed: !isWelcome,
  }));
}
