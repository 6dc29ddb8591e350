import { MIN_LOGIN_LENGTH } from '@partshop/api-client';
import { findPhoneProblem, isPhoneLike, readField } from '@partshop/features/core/forms';
import type { SignInProblem } from '../form/sign-in-refusal.ts';

export type LoginField = 'login' | 'password';

export const readLogin = (form: FormData) => ({
  login: readField(form, 'login').trim(),
  password: readField(form, 'password'),
});

/** Finds what is missing in a login and a password. */
export function findLoginProblems(form: FormData): SignInProblem<LoginField>[] {
  const { login, password } = readLogin(form);
  const problems: SignInProblem<LoginField>[] = [];
  const phone = isPhoneLike(login) ? findPhoneProblem(login) : null;
  if (login.length < MIN_LOGIN_LENGTH) problems.push({ field: 'login', code: 'loginMissing' });
  else if (phone) problems.push({ field: 'login', ...phone });
  if (password === '') problems.push({ field: 'password', code: 'passwordMissing' });
  return problems;
}
