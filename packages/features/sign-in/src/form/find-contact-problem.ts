import { findEmailProblem, findPhoneProblem, isPhoneLike } from '@partshop/features/core/forms';

/** The problem of a phone or an e-mail address in one field; null if there is none. */
export function findContactProblem(typed: string) {
  if (isPhoneLike(typed)) return findPhoneProblem(typed);
  return findEmailProblem(typed) ? ({ code: 'contactWrong' } as const) : null;
}
