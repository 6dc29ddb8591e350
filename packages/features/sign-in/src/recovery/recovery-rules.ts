import { readField } from '@partshop/features/core/forms';
import { findContactProblem } from '../form/find-contact-problem.ts';
import type { SignInProblem } from '../form/sign-in-refusal.ts';

/** Finds what is wrong with a phone or an e-mail. */
export function findContactProblems(form: FormData): SignInProblem<'contact'>[] {
  const problem = findContactProblem(readField(form, 'contact'));
  return problem ? [{ field: 'contact', ...problem }] : [];
}
