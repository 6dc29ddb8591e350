import { ApiError } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';

/** Why a client could not be found, become, or left; people read the text of this name. */
export type SwitchRefusal = {
  reason: 'noAccess' | 'notFound' | 'tooMany' | 'network' | 'failed';
  /** With `tooMany`: until the next try; at least one. */
  minutes: number;
};

const REASONS: Record<number, SwitchRefusal['reason']> = {
  0: 'network',
  401: 'noAccess',
  403: 'noAccess',
  404: 'notFound',
  429: 'tooMany',
};

export function reasonOf(status: number): SwitchRefusal['reason'] {
  return REASONS[status] ?? 'failed';
}

export function toSwitchRefusal(error: unknown): SwitchRefusal {
  if (!(error instanceof ApiError)) return { reason: 'failed', minutes: 1 };
  const { retryAfter } = error.body;
  const seconds = typeof retryAfter === 'number' ? retryAfter : 0;
  return { reason: reasonOf(error.status), minutes: Math.max(1, Math.ceil(seconds / 60)) };
}

export const refusalText = (t: Translate<SwitchRefusal['reason']>, { reason, minutes }: SwitchRefusal): string =>
  t(reason, { minutes });
