import type { FitAnswers } from './fit.slice.ts';

/** The parameter of answers in the address of a page without scripts: `fit=option:air-conditioning=1`. */
export const FIT_PARAMETER = 'fit';

const MAX_ANSWERS = 20;

export const writeAnswer = (key: string, isTrue: boolean): string => `${key}=${isTrue ? 1 : 0}`;

/** The answers in an address; others are left out. */
export function readAnswersOf(values: readonly string[]): FitAnswers {
  const read = values.slice(0, MAX_ANSWERS).flatMap((value) => {
    const [, key = '', isTrue] = /^(.{1,100})=([01])$/.exec(value) ?? [];
    return key === '' ? [] : [[key, isTrue === '1'] as const];
  });
  return Object.fromEntries(read);
}
