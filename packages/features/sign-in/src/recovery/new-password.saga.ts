import { all, call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { answer, ApiError } from '@partshop/api-client';
import {
  callApi,
  dispatch,
  loadTexts,
  pageDescribed,
  pickTexts,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { readRefusal, refuseFields, type Refused } from '../form/form-refusal.ts';
import { MIN_PASSWORD, readField } from '../form/form-values.ts';
import { messages as formMessages } from '../form/form.messages.ts';
import type { NewPasswordAnswer } from './recovery-answer.ts';
import { readToken, tokenState, type RecoveryToken } from './recovery-token.ts';
import { messages } from './recovery.messages.ts';

/** /user/password/recovery/{token}. A token that no longer holds is explained on the page; a failed check is the page's failure. */
export function* loadNewPassword({ params }: LoadArgs): Saga {
  const token = readToken(params['token']);
  yield all([call(loadTexts, messages, formMessages), call(checkToken, token)]);
  const t = yield* pickTexts(messages);
  yield* dispatch(pageDescribed({ title: t('newTitle'), isIndexed: false }));
}

function* checkToken(token: RecoveryToken | null): Saga {
  if (token) yield* tokenState.load(token);
  else yield* dispatch(tokenState.loaded({ requestId: '', secret: '' }, { state: 'expired' }, Date.now()));
}

/** Sets the password by the token of the address. */
export function* setNewPassword({ form, params }: ActArgs): Saga<ReturnType<typeof data<NewPasswordAnswer>>> {
  const token = readToken(params['token']);
  if (!token) return data<NewPasswordAnswer>({ outcome: 'expired' }, { status: 422 });
  const NewPassword = readField(form, 'password');
  if (NewPassword.length < MIN_PASSWORD) return refuse(refuseFields([{ field: 'password', code: 'passwordShort' }]));
  const body = { ClientId: token.requestId, RecoveryCode: token.secret, NewPassword };
  try {
    yield* callApi((api, signal) => answer(api.POST('/services/cabinet/SetNewPassword', { body, signal })));
    return data<NewPasswordAnswer>({ outcome: 'done' });
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'code-expired') {
      return data<NewPasswordAnswer>({ outcome: 'expired' }, { status: error.status });
    }
    return refuse(readRefusal<'password'>(error, READING));
  }
}

const READING = {
  byCode: { 'password-weak': { field: 'password', code: 'passwordWeak' } },
  byMember: { NewPassword: { field: 'password', code: 'passwordShort' } },
} as const;

const refuse = ({ refusal, status }: Refused<'password'>) =>
  data<NewPasswordAnswer>({ outcome: 'refused', refusal }, { status });
