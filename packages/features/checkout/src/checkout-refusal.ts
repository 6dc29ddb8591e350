import type { FormRefusal, Reading } from '@partshop/features/core/forms';
import type { CheckoutField, CheckoutValues } from './checkout-form.ts';
import { PROBLEM_BY_MEMBER } from './checkout-rules.ts';

/** What was sent, so that nothing of it is lost. */
export type SentCheckout = {
  values: CheckoutValues;
  requestId: string;
  /** The total that the page showed, in minor units; null where the form held none. */
  seenTotal: number | null;
};

type OwnReason =
  /** The basket is not what the page showed; the fresh one is in the store. */
  | 'basket-changed'
  /** The RequestId belongs to an order of other content: the shop has that one already. */
  | 'reused';

/**
 * Why an order was not made; the page is shown again with it and with all that was typed. `rejected`: the page was open for too
 * long, or somebody changed what it sends. With no answer, too many calls or a failed server it is not known whether the order
 * arrived; sent again as it was, it is one order.
 */
export type CheckoutRefusal = {
  sent: SentCheckout;
  refusal: FormRefusal<CheckoutField, CheckoutField, OwnReason>;
};

export const READING: Reading<CheckoutField, CheckoutField, OwnReason> = {
  byStatus: { 409: { reason: 'basket-changed' }, 422: { reason: 'reused' } },
  byMember: PROBLEM_BY_MEMBER,
};

/** Whether the page's own data is no longer good for another sending. */
export function isOutdated({ refusal: { reason } }: CheckoutRefusal): boolean {
  return reason === 'reused' || reason === 'rejected' || reason === 'signed-out';
}

/** Whether it is unknown if the order arrived. */
export function isUnsent({ refusal: { reason } }: CheckoutRefusal): boolean {
  return reason === 'offline' || reason === 'too-many' || reason === 'failed';
}

/** What went with the sending that has to go with the next one; null where the page's fresh one does. */
export function toResend(refused: CheckoutRefusal | undefined): { requestId?: string; seenTotal?: number } {
  if (!refused || isOutdated(refused)) return {};
  const { requestId, seenTotal } = refused.sent;
  return isUnsent(refused) && seenTotal !== null ? { requestId, seenTotal } : { requestId };
}
