import { findEmailProblem, findPhoneProblem, isPhoneLike, readField } from '@partshop/features/core/forms';
import type { SignInProblem } from '../form/sign-in-refusal.ts';

/** Finds what is wrong with a phone or an e-mail. */
export function findContactProblems(form: FormData): SignInProblem<'contact'>[] {
  const contact = readField(form, 'contact').trim();
  if (isPhoneLike(contact)) {
    const problem = findPhoneProblem(contact);
    return problem ? [{ field: 'contact', ...problem }] : [];
  }
  return findEmailProblem(contact) ? [{ field: 'contact', code: 'contactWrong' }] : [];
}
