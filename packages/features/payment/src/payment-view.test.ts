import { describe, expect, it } from 'vitest';
import type { Order, OrderPayment } from '@partshop/api-client';
import { viewOf } from './payment-view.ts';

const payment = (state: OrderPayment['state'], isPayable: boolean): OrderPayment => ({
  state,
  isPayable,
  payable: 100,
  payUntil: null,
  refunds: [],
});
const order = (status: Order['status']): Pick<Order, 'paymentType' | 'status'> => ({ paymentType: 'online', status });

describe('the page of a payment is about', () => {
  it.each([
    ['none', true, 'awaiting-payment', 'start'],
    ['pending', true, 'awaiting-payment', 'waiting'],
    ['refused', true, 'awaiting-payment', 'refused'],
    ['none', false, 'awaiting-payment', 'not-offered'],
    ['none', false, 'cancelled', 'ended'],
    ['pending', false, 'cancelled', 'ended'],
    ['refused', false, 'cancelled', 'ended'],
    ['refunded', false, 'cancelled', 'refunded'],
    // Another sum was paid than is owed.
    ['refunded', true, 'awaiting-payment', 'start'],
    ['paid', false, 'in-transit', 'paid'],
    ['none', false, 'in-transit', 'paid'],
  ] as const)('%s (payable: %s) of an order that is %s: %s', (state, isPayable, status, view) => {
    expect(viewOf(order(status), payment(state, isPayable))).toBe(view);
  });

  it('nothing to pay online where the order is paid on receipt', () => {
    expect(viewOf({ paymentType: 'on-receipt', status: 'new' }, null)).toBe('on-receipt');
    expect(viewOf({ paymentType: 'on-receipt', status: 'new' }, payment('refused', false))).toBe('on-receipt');
  });
});
