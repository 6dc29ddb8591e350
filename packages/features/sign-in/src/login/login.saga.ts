import { data } from 'react-router-dom';
import { unwrap, MIN_LOGIN_LENGTH } from '@partshop/api-client';
import { callApi, type ActArgs, type Saga } from '@partshop/features/core';
import { answerWithDocument, type Leaving, readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import type { SignInProblem, SignInRefusal, SignInRefused } from '../form/sign-in-refusal.ts';

export type LoginField = 'login' | 'password';

/** The form's result: the typed login and the refusal, never the password. */
export type LoginAnswer = { login: string; refusal: SignInRefusal<LoginField> };

type Sent = Response | ReturnType<typeof data<LoginAnswer | Leaving>>;

/** Logs in and redirects to `?target=` (a path of the shop), or renders the form again with the reason. */
export function* logIn({ form, query }: ActArgs<'target'>): Saga<Sent> {
  const login = readField(form, 'login').trim();
  const password = readField(form, 'password');
  const missing = findMissing(login, password);
  if (missing.length > 0) return refuse(login, refuseFields(missing));
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/login_json', { body: { login, password }, signal })));
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

function findMissing(login: string, password: string): SignInProblem<LoginField>[] {
  const problems: SignInProblem<LoginField>[] = [];
  if (login.length < MIN_LOGIN_LENGTH) problems.push({ field: 'login', code: 'loginMissing' });
  if (password === '') problems.push({ field: 'password', code: 'passwordMissing' });
  return problems;
}

const refuse = (login: string, { refusal, status }: SignInRefused<LoginField>) =>
  data<LoginAnswer>({ login, refusal }, { status });
