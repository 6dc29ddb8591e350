import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  isAnonymous,
  loadTexts,
  optional,
  redirectTo,
  pick,
  selectSiteConfig,
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
 * /register-simple for guests; with `welcome` for new clients; other clients are redirected to the target. The list of cities is
 * optional: only visitors without scripts need it.
 */
export function* loadRegister({ query }: LoadArgs<'target' | 'welcome' | 'by'>): Saga {
  const currentUser = yield* awaitCurrentUser();
  const isWelcome = query.has('welcome');
  if (!isAnonymous(currentUser) && !isWelcome) redirectTo(targetOf(query.get('target')), 302);
  yield all([
    call(loadTexts, messages, formMessages, fieldMessages, registerMessages),
    call(optional, largestCities.load()),
  ]);
  const bonus = (yield* pick(selectSiteConfig))?.bonus.welcome ?? 0;
  yield* describePage(messages, (t) => ({
    title: t(query.has('by') ? 'codeTitle' : 'registerTitle'),
    description: bonus > 0 ? t('registerDescription', { bonus }) : t('registerDescriptionWithoutBonus'),
    isIndexed: !isWelcome && !query.has('by'),
  }));
}
