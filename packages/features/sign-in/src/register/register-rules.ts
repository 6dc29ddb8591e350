import { findEmailProblem, findNameProblem, findPhoneProblem, readField, readId } from '@partshop/features/core/forms';
import { findNewPasswordProblems } from '../form/new-password-rules.ts';
import type { SignInProblem } from '../form/sign-in-refusal.ts';
import type { DetailsField, DetailsValues } from './register-answer.ts';

/** Finds what is wrong with the phone of the first step. */
export function findPhoneProblems(form: FormData): SignInProblem<'phone'>[] {
  const problem = findPhoneProblem(readField(form, 'phone'));
  return problem ? [{ field: 'phone', ...problem }] : [];
}

export function readDetails(form: FormData): DetailsValues {
  return {
    name: readField(form, 'name').trim(),
    email: readField(form, 'email').trim(),
    cityId: readField(form, 'cityId'),
    city: readField(form, 'city').trim(),
    pointId: readField(form, 'pointId'),
  };
}

/** Finds what is wrong with the details of the last step. */
export function findDetailsProblems(form: FormData): SignInProblem<DetailsField>[] {
  const { name, email, cityId } = readDetails(form);
  const problems: SignInProblem<DetailsField>[] = [];
  const nameProblem = findNameProblem(name);
  const emailProblem = email === '' ? null : findEmailProblem(email);
  if (nameProblem) problems.push({ field: 'name', ...nameProblem });
  if (emailProblem) problems.push({ field: 'email', ...emailProblem });
  problems.push(...findNewPasswordProblems(form, 'password'));
  if (readId(cityId) === null) problems.push({ field: 'city', code: 'cityMissing' });
  return problems;
}
