import type { FormRefusal, Reading } from '@partshop/features/core/forms';
import type { CheckoutField, CheckoutValues } from './checkout-form.ts';
import { PROBLEM_BY_MEMBER, type CheckoutCode } from './checkout-rules.ts';

/** The submitted values, so that the page can show them again. */
export type SentCheckout = {
  values: CheckoutValues;
  requestId: string;
  /** GeoNames id of the city that the page offered ways to. */
  cityId: number | null;
  /** The total on the page before the bonus, in minor units; null if the form has none. */
  seenTotal: number | null;
  /** Roubles to pay with bonuses. */
  bonus: number;
};

type OwnReason =
  /** The basket differs from the page; the fresh one is in the store. */
  | 'basket-changed'
  /** The client may not spend that many bonuses any more; the page shows how many. */
  | 'bonus-changed'
  /** The phone has used up the promo code, which the basket has no longer. */
  | 'promo-used'
  /** The delivery costs another sum by now; the page shows it. */
  | 'delivery-changed'
  /** What the delivery costs is not known now: another way can be chosen. */
  | 'delivery-unknown'
  /** A code was sent to the phone, which it must prove. */
  | 'code-needed'
  /** The RequestId belongs to an order with other content, which the shop already has. */
  | 'reused';

/**
 * Why an order was not placed, with everything that was typed; the page renders again with it. `rejected`: the page was open for
 * too long, or somebody changed its hidden fields. After no response, 429 or a 5xx it is unknown whether the order arrived; a retry
 * with the same data makes only one order.
 */
export type CheckoutRefusal = {
  sent: SentCheckout;
  refusal: FormRefusal<CheckoutField, CheckoutCode, OwnReason>;
};

export const READING: Reading<CheckoutField, CheckoutCode, OwnReason> = {
  byCode: {
    'no-returns': PROBLEM_BY_MEMBER.AcceptsNoReturns,
    'bonus-changed': { reason: 'bonus-changed' },
    'promo-used': { reason: 'promo-used' },
    'delivery-changed': { reason: 'delivery-changed' },
    'delivery-unknown': { reason: 'delivery-unknown' },
    'phone-unconfirmed': { reason: 'code-needed' },
    'code-wrong': { field: 'Code', code: 'codeWrong' },
    'code-expired': { field: 'Code', code: 'codeExpired' },
  },
  byStatus: { 409: { reason: 'basket-changed' }, 422: { reason: 'reused' } },
  byMember: PROBLEM_BY_MEMBER,
};

/** Whether the page needs fresh data before the next attempt. */
export function isOutdated({ refusal: { reason } }: CheckoutRefusal): boolean {
  return [
    'bonus-changed',
    'promo-used',
    'delivery-changed',
    'delivery-unknown',
    'reused',
    'rejected',
    'forbidden',
    'signed-out',
  ].includes(reason);
}

/** Whether the form asks for the code that was sent. */
export const asksForCode = ({ sent, refusal }: CheckoutRefusal): boolean =>
  sent.values.Code !== '' ||
  refusal.reason === 'code-needed' ||
  (refusal.reason === 'fields' && refusal.problems.some(({ field }) => field === 'Code'));

/** Whether it is unknown if the order arrived. */
export function isUnsent({ refusal: { reason } }: CheckoutRefusal): boolean {
  return reason === 'offline' || reason === 'too-many' || reason === 'failed';
}

/** The data of this attempt that a retry must repeat; empty if the retry takes the page's fresh data. */
export function toResend(refused: CheckoutRefusal | undefined): {
  requestId?: string;
  seenTotal?: number;
  bonus?: number;
} {
  if (!refused || isOutdated(refused)) return {};
  const { requestId, seenTotal, bonus } = refused.sent;
  if (!isUnsent(refused) || seenTotal === null) return { requestId };
  return { requestId, seenTotal, ...(bonus > 0 && { bonus }) };
}
