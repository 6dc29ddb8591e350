import type { Order, OrderPayment, PaymentState } from '@partshop/api-client';

/** What the page is about; `ended`: nobody paid in time, so the order was cancelled. */
export type PaymentView =
  | 'on-receipt'
  | 'start'
  | 'waiting'
  | 'refused'
  | 'not-offered'
  | 'paid'
  | 'refunded'
  | 'ended';

/** Of an order that waits: another payment of it may be going back. */
const PAYABLE = { none: 'start', pending: 'waiting', refused: 'refused', paid: 'paid', refunded: 'start' } as const;

/** What the page says of an order. `payment` is what the provider said, or what the order itself knows. */
export function viewOf(
  { paymentType, status }: Pick<Order, 'paymentType' | 'status'>,
  payment: OrderPayment | null,
): PaymentView {
  if (payment?.state === 'refunded' && !payment.isPayable) return 'refunded';
  if (payment === null || paymentType === 'on-receipt') return 'on-receipt';
  if (payment.isPayable) return PAYABLE[payment.state];
  if (payment.state === 'paid') return 'paid';
  if (status === 'awaiting-payment') return 'not-offered';
  return status === 'cancelled' || status === 'refused' ? 'ended' : 'paid';
}

/** The state of a payment where the shop could not be asked for it: without a provider to go to. */
export const unasked = (payment: OrderPayment): PaymentState => ({
  ...payment,
  providers: ['yookassa'],
  url: null,
  isAnswered: false,
});
