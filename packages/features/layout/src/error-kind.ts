import { isCodeFailure } from '@partshop/features/core';

/** The error that a visitor sees in place of a screen. */
export type ErrorKind =
  | 'missing'
  | 'ended'
  | 'gone'
  | 'later'
  | 'login'
  | 'access'
  | 'updated'
  | 'unsure'
  | 'outage'
  | 'fault';

const KIND_OF_MISSING: Partial<Record<string, 'later' | 'ended'>> = { 'not-open': 'later', 'link-ended': 'ended' };

/** The kind for a status and the code in its body. */
export function errorKindOf(status: number, code = ''): Exclude<ErrorKind, 'updated'> {
  if (status === 401) return 'login';
  if (status === 403) return 'access';
  if (status === 410) return 'gone';
  // An address that could not be checked is not found for now, with 503 (D7).
  if (status === 404 || code === 'not-found') return KIND_OF_MISSING[code] ?? 'missing';
  if (code === 'unsure') return 'unsure';
  return status === 503 ? 'outage' : 'fault';
}

export type ShownError = { kind: ErrorKind; status: number };

/** Reads what a route threw: a response with its status, or an error of the page itself. */
export function readRouteError(error: unknown): ShownError {
  if (isCodeFailure(error)) return { kind: 'updated', status: 0 };
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return { kind: 'fault', status: 500 };
  const { status } = error;
  const code = 'data' in error && isCoded(error.data) ? error.data.code : '';
  return { kind: errorKindOf(status, code), status };
}

function isCoded(data: unknown): data is { code: string } {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}
