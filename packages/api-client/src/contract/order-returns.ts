import { LATE_RETURN_DAYS, RETURN_PERIOD_DAYS } from './limits.ts';
import type { OrderStatusCode } from './order-status.ts';

/** Until when an item can be returned, or why it cannot. */
export type ReturnVerdict =
  /** `freeUntil`: the ISO time until which no reason is needed (D49); `until`: the last moment of all. */
  | { isAllowed: true; needsReason: boolean; freeUntil: string; until: string }
  | { isAllowed: false; why: 'not-issued' | 'not-returnable' | 'too-late' | 'requested' | 'returned' | 'not-sold' };

export type ReturnableItem = { status: OrderStatusCode; isReturnable: boolean; issuedAt: string | null };

const DAY = 86_400_000;

/** Whether a client may ask to return an item now. */
export function returnOf({ status, isReturnable, issuedAt }: ReturnableItem, now: Date): ReturnVerdict {
  if (status === 'returned') return { isAllowed: false, why: 'returned' };
  if (status === 'return-requested') return { isAllowed: false, why: 'requested' };
  if (status === 'cancelled' || status === 'refused') return { isAllowed: false, why: 'not-sold' };
  if (!isReturnable) return { isAllowed: false, why: 'not-returnable' };
  if (status !== 'issued' || issuedAt === null) return { isAllowed: false, why: 'not-issued' };
  const after = (days: number) => new Date(new Date(issuedAt).getTime() + days * DAY).toISOString();
  const [freeUntil, until, moment] = [after(RETURN_PERIOD_DAYS), after(LATE_RETURN_DAYS), now.toISOString()];
  if (moment > until) return { isAllowed: false, why: 'too-late' };
  return { isAllowed: true, needsReason: moment > freeUntil, freeUntil, until };
}
