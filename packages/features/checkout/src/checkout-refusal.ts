import { ApiError } from '@partshop/api-client';
import { CHECKOUT_FIELDS, type CheckoutField, type CheckoutValues } from './checkout-form.ts';

/** What was sent, so that nothing of it is lost. */
export type SentCheckout = {
  values: CheckoutValues;
  requestId: string;
  /** The total that the page showed, in minor units; null where the form held none. */
  seenTotal: number | null;
};

export type RefusalReason =
  | { reason: 'fields'; fields: CheckoutField[] }
  /** The basket is not what the page showed; the fresh one is in the store. */
  | { reason: 'basket-changed' }
  /** The RequestId belongs to an order of other content: the shop has that one already. */
  | { reason: 'reused' }
  /** What the page itself sends is not right; it was open for too long, or somebody changed it. */
  | { reason: 'outdated' }
  /** It is not known whether the order arrived. Sent again as it was, it is one order. */
  | { reason: 'not-sent' };

/** Why an order was not made; the page is shown again with it and with all that was typed. */
export type CheckoutRefusal = { sent: SentCheckout } & RefusalReason;

/** The reason that a failed createOrderRetail stands for; null for a fault of ours, which is the page's. */
export function toReason(error: unknown): RefusalReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { reason: 'not-sent' };
  if (error.status === 409) return { reason: 'basket-changed' };
  if (error.status === 422) return { reason: 'reused' };
  const named = error.body.fields?.map(({ path }) => path) ?? [];
  const fields = CHECKOUT_FIELDS.filter((field) => named.includes(field));
  return fields.length > 0 ? { reason: 'fields', fields } : { reason: 'outdated' };
}

/** What went with the sending that has to go with the next one; null where the page's fresh one does. */
export function toResend(refused: CheckoutRefusal | undefined): { requestId?: string; seenTotal?: number } {
  if (!refused || refused.reason === 'reused' || refused.reason === 'outdated') return {};
  const { requestId, seenTotal } = refused.sent;
  return refused.reason === 'not-sent' && seenTotal !== null ? { requestId, seenTotal } : { requestId };
}
