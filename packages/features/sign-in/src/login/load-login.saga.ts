import {
  awaitCurrentUser,
  describePage,
  isAnonymous,
  loadTexts,
  redirectTo,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import { messages } from '../sign-in.messages.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';

/** /login for guests; clients are redirected to the target. */
export function* loadLogin({ query }: LoadArgs<'target'>): Saga {
  if (!isAnonymous(yield* awaitCurrentUser())) redirectTo(targetOf(query.get('target')), 302);
  yield* loadTexts(messages, formMessages, fieldMessages);
  yield* describePage(messages, (t) => ({
    title: t('loginTitle'),
    description: t('loginDescription'),
    isIndexed: false,
  }));
}
