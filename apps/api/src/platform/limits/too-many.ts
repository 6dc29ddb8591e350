import type { LimitResult } from './rate-limits.ts';
import type { ApiContext } from '../http/api-app.ts';
import { HttpError } from '../http/http-error.ts';

/** Throws 429 with `retryAfter` and its header when a limit is used up. */
export function refuseTooMany(c: ApiContext, taken: LimitResult): void {
  if (taken.allowed) return;
  const { retryAfter } = taken;
  c.header('Retry-After', String(retryAfter));
  throw new HttpError(429, { code: 'too-many', message: `Asked too often: again in ${retryAfter} s.`, retryAfter });
}
