import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, describePage, loadTexts, type ActArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import {
  signInFieldMessages as fieldMessages,
  type SignInRefusal,
  type SignInRefused,
} from '@partshop/features/sign-in';
import { messages as menuMessages } from '../menu/menu.messages.ts';
import { messages } from './profile.messages.ts';
import { findChangeProblems, type ChangeField } from './profile-rules.ts';

export type ChangeAnswer = { outcome: 'changed' } | { outcome: 'refused'; refusal: SignInRefusal<ChangeField> };

/** Loads /profile. App start has already loaded the client. */
export function* loadProfile(): Saga {
  yield* loadTexts(messages, formMessages, fieldMessages, menuMessages);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Changes the password. The call's fields are named hashes but hold the plain text; only the server hashes it (D33). */
export function* changePassword({ form }: ActArgs): Saga<ReturnType<typeof data<ChangeAnswer>>> {
  const old = readField(form, 'oldPassword');
  const fresh = readField(form, 'newPassword');
  const problems = findChangeProblems(form);
  if (problems.length > 0) return refuse(refuseFields(problems));
  const body = { OldPasswordHash: old, PasswordHash: fresh, PasswordHashCheck: fresh };
  try {
    yield* callApi((api, signal) => unwrap(api.PUT('/services/registration/client/password/update', { body, signal })));
    return data<ChangeAnswer>({ outcome: 'changed' });
  } catch (error) {
    return refuse(readRefusal(error, READING));
  }
}

const READING = {
  byCode: {
    'wrong-credentials': { field: 'oldPassword', code: 'oldPasswordWrong' },
    'password-weak': { field: 'newPassword', code: 'passwordWeak' },
    'password-same': { field: 'newPassword', code: 'passwordSame' },
  },
  byMember: { PasswordHash: { field: 'newPassword', code: 'passwordShort' } },
} as const;

const refuse = ({ refusal, status }: SignInRefused<ChangeField>) =>
  data<ChangeAnswer>({ outcome: 'refused', refusal }, { status });
