import type { Taken } from './rate-limits.ts';
import type { ApiContext } from '../http/api-app.ts';
import { Refusal } from '../http/refusal.ts';

/** Throws 429 with `retryAfter` and its header when a limit is used up. */
export function refuseTooMany(c: ApiContext, taken: Taken): void {
  if (taken.allowed) return;
  const { retryAfter } = taken;
  c.header('Retry-After', String(retryAfter));
  throw new Refusal(429, { code: 'too-many', message: `Asked too often: again in ${retryAfter} s.`, retryAfter });
}
