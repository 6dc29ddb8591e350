import { all, call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { unwrap, ApiError } from '@partshop/api-client';
import {
  callApi,
  describePage,
  dispatch,
  loadTexts,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import {
  answerWithDocument,
  formMessages,
  readField,
  readRefusal,
  refuseFields,
  type Leaving,
} from '@partshop/features/core/forms';
import { changedPasswordPath } from './changed-password-path.ts';
import type { NewPasswordAnswer } from './recovery-answer.ts';
import { readToken, type RecoveryToken } from './recovery-token.ts';
import { tokenState } from './recovery.loadables.ts';
import { messages } from './recovery.messages.ts';
import type { SignInRefused } from '../form/sign-in-refusal.ts';
import { findNewPasswordProblems } from '../form/new-password-rules.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';

/** /user/password/recovery/{token}. The page explains an expired token; a failed check is an error page. */
export function* loadNewPassword({ params }: LoadArgs): Saga {
  const token = readToken(params['token']);
  yield all([call(loadTexts, messages, formMessages, fieldMessages), call(checkToken, token)]);
  yield* describePage(messages, (t) => ({ title: t('newTitle'), isIndexed: false }));
}

function* checkToken(token: RecoveryToken | null): Saga {
  if (token) yield* tokenState.load(token);
  else yield* dispatch(tokenState.loaded({ requestId: '', secret: '' }, { state: 'expired' }, Date.now()));
}

/** Sets the password with the token of the address, which logs the client in; ends at the profile, which says so. */
export function* setNewPassword({
  form,
  params,
}: ActArgs): Saga<Response | ReturnType<typeof data<NewPasswordAnswer | Leaving>>> {
  const token = readToken(params['token']);
  if (!token) return data<NewPasswordAnswer>({ outcome: 'expired' }, { status: 422 });
  const NewPassword = readField(form, 'password');
  const problems = findNewPasswordProblems(form, 'password');
  if (problems.length > 0) return refuse(refuseFields(problems));
  const body = { ClientId: token.requestId, RecoveryCode: token.secret, NewPassword };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/SetNewPassword', { body, signal })));
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'code-expired') {
      return data<NewPasswordAnswer>({ outcome: 'expired' }, { status: error.status });
    }
    return refuse(readRefusal(error, READING));
  }
  return yield* answerWithDocument(changedPasswordPath);
}

const READING = {
  byCode: {
    'password-weak': { field: 'password', code: 'passwordWeak' },
    'password-same': { field: 'password', code: 'passwordSame' },
  },
  byMember: { NewPassword: { field: 'password', code: 'passwordShort' } },
} as const;

const refuse = ({ refusal, status }: SignInRefused<'password'>) =>
  data<NewPasswordAnswer>({ outcome: 'refused', refusal }, { status });
