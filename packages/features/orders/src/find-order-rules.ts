import { findPhoneProblem, readField, type Problem } from '@partshop/features/core/forms';
import type { FindField, FindProblem, Sought } from './find-answer.ts';
import { looksLikeOrderNumber } from './order-number.ts';

export const readSought = (form: FormData): Sought => ({
  number: readField(form, 'number').trim(),
  phone: readField(form, 'phone').trim(),
});

/** Finds what is wrong with the number and the phone of an order. */
export function findSoughtProblems(form: FormData): Problem<FindField, FindProblem>[] {
  const { number, phone } = readSought(form);
  const phoneProblem = findPhoneProblem(phone);
  return [
    ...(looksLikeOrderNumber(number) ? [] : [{ field: 'number', code: 'numberWrong' } as const]),
    ...(phoneProblem ? [{ field: 'phone', ...phoneProblem } as const] : []),
  ];
}
