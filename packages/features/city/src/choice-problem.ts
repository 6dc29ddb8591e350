import { ApiError } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';

/** Why a chosen city was not saved. */
export type ChoiceProblem =
  | { kind: 'offline' }
  /** The server does not know the city, or what was sent is none. */
  | { kind: 'unknown' }
  | { kind: 'too-many'; minutes: number }
  | { kind: 'not-saved' };

/** The problem that a failed SetCity stands for. Whatever else went wrong: the city was not saved. */
export function problemOf(error: unknown): ChoiceProblem {
  if (!(error instanceof ApiError)) return { kind: 'not-saved' };
  if (error.status === 0) return { kind: 'offline' };
  if (error.status === 400 || error.status === 404) return { kind: 'unknown' };
  if (error.status !== 429) return { kind: 'not-saved' };
  const { retryAfter } = error.body;
  return { kind: 'too-many', minutes: Math.max(1, Math.ceil(typeof retryAfter === 'number' ? retryAfter / 60 : 1)) };
}

type ProblemText = 'offline' | 'unknown' | 'tooMany' | 'notSaved';

export function problemText(t: Translate<ProblemText>, problem: ChoiceProblem): string {
  switch (problem.kind) {
    case 'offline':
      return t('offline');
    case 'unknown':
      return t('unknown');
    case 'too-many':
      return t('tooMany', { minutes: problem.minutes });
    case 'not-saved':
      return t('notSaved');
  }
}
