import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, type ActArgs, type Saga } from '@partshop/features/core';
import { answerWithDocument, type Leaving, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import type { SignInRefusal, SignInRefused } from '../form/sign-in-refusal.ts';
import { findLoginProblems, readLogin, type LoginField } from './login-rules.ts';

/** The form's result: the typed login and the refusal, never the password. */
export type LoginAnswer = { login: string; refusal: SignInRefusal<LoginField> };

type Sent = Response | ReturnType<typeof data<LoginAnswer | Leaving>>;

/** Logs in and redirects to `?target=` (a path of the shop), or renders the form again with the reason. */
export function* logIn({ form, query }: ActArgs<'target'>): Saga<Sent> {
  const typed = readLogin(form);
  const { login } = typed;
  const problems = findLoginProblems(form);
  if (problems.length > 0) return refuse(login, refuseFields(problems));
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/login_json', { body: typed, signal })));
  } catch (error) {
    return refuse(login, readRefusal(error, READING));
  }
  return yield* answerWithDocument(targetOf(query.get('target')));
}

const READING = {
  byCode: { 'wrong-credentials': { field: 'password', code: 'wrongCredentials' } },
  byMember: {
    login: { field: 'login', code: 'loginMissing' },
    password: { field: 'password', code: 'wrongCredentials' },
  },
} as const;

const refuse = (login: string, { refusal, status }: SignInRefused<LoginField>) =>
  data<LoginAnswer>({ login, refusal }, { status });
