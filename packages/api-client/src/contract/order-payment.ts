import { z } from '@hono/zod-openapi';
import { Payable } from './common.ts';

/** How an order is paid: when it is received, or by a provider before it is ordered from the sellers. */
export const PaymentType = z.enum(['on-receipt', 'online']).openapi('PaymentType');
export type PaymentType = z.infer<typeof PaymentType>;

export const PAYMENT_STATES = ['none', 'pending', 'paid', 'refused', 'refunded'] as const;

/** How the online payment of an order stands. */
export const OrderPayment = z
  .object({
    /** None was begun, one waits, it is paid, the newest was refused, or everything that was paid goes back. */
    state: z.enum(PAYMENT_STATES),
    /** Whether the order waits for a payment. */
    isPayable: z.boolean(),
    /** What is to be paid, or was paid. */
    payable: Payable,
    /** ISO time until which the goods are kept for the payment; null when it is not awaited, or its time is not limited. */
    payUntil: z.string().nullable(),
    /** What goes back to the buyer, the oldest first. */
    refunds: z.array(
      z
        .object({
          amount: Payable,
          /** ISO time when the shop gave it to the provider; null while that is still to happen. */
          doneAt: z.string().nullable(),
        })
        .openapi('Refund'),
    ),
  })
  .openapi('OrderPayment');
export type OrderPayment = z.infer<typeof OrderPayment>;
/** A union, as `PictureOrNull`. */
export const OrderPaymentOrNull = z.union([OrderPayment, z.null()]);
