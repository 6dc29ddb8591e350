import type { HttpHandler } from 'msw';
import type { Order, PaymentState } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { order, ORDER_NUMBER } from '@partshop/features/checkout/mocks';

export { ORDER_NUMBER } from '@partshop/features/checkout/mocks';

const ORDER = '/services/cabinet/getorders/{id}';
const STATE = '/services/orders/payment_json/{id}';
const PAY = '/pay_json/{id}';
const ON_RECEIPT = '/services/orders/pay_on_receipt_json/{id}';
const DEMO = '/services/dev/payment';

export const DEMO_ID = '6f1a2f9e-8a67-4f0e-9f0c-1d5b8f1f2a03';
const DEMO_URL = `/pay-demo/${DEMO_ID}`;
const HOUR_MS = 3_600_000;

/** An order that waits for its payment for another 42 minutes, whatever day the story runs. */
const awaited = (): PaymentState => ({
  state: 'none',
  isPayable: true,
  payable: order.payable,
  payUntil: new Date(Date.now() + 0.7 * HOUR_MS).toISOString(),
  refunds: [],
  providers: ['demo'],
  url: null,
  isAnswered: true,
});

const ended = { isPayable: false, payUntil: null, url: null } as const;
const paid = (): PaymentState => ({ ...awaited(), ...ended, state: 'paid' });

/** The order as it is with this payment. */
function orderWith({ state, isPayable, payable, payUntil, refunds }: PaymentState, status: Order['status']): Order {
  return { ...order, status, paymentType: 'online', payment: { state, isPayable, payable, payUntil, refunds } };
}

/** A server of one order, whose payment answers `states` one after the other, the last one for ever. */
function paymentServer(states: readonly [PaymentState, ...PaymentState[]], more: Partial<Order> = {}): HttpHandler[] {
  let asked = 0;
  let isOnReceipt = false;
  const current = () => states[Math.min(asked, states.length - 1)] ?? states[0];
  const known = (): Order => {
    if (isOnReceipt) return order;
    const payment = current();
    const status = payment.isPayable ? 'awaiting-payment' : payment.state === 'paid' ? 'paid' : 'cancelled';
    return { ...orderWith(payment, status), ...more };
  };
  return [
    mockCall('get', ORDER, known),
    mockCall('get', STATE, () => {
      const answer = current();
      asked += 1;
      return answer;
    }),
    mockCall('post', PAY, { url: DEMO_URL }),
    mockCall('post', ON_RECEIPT, () => {
      isOnReceipt = true;
      return { ok: true as const };
    }),
    mockCall('get', DEMO, { number: ORDER_NUMBER, payable: order.payable, status: 'pending', debtPayment: null }),
    mockCall('post', DEMO, { ok: true as const }),
  ];
}

export const fresh = (): HttpHandler[] => paymentServer([awaited()]);
/** Both companies take payments. */
export const withPaypal = (): HttpHandler[] => paymentServer([{ ...awaited(), providers: ['yookassa', 'paypal'] }]);
const begun = (): PaymentState => ({
  ...awaited(),
  state: 'pending',
  url: 'https://pay.example/1',
  providers: ['yookassa'],
});
export const waiting = (): HttpHandler[] => paymentServer([begun()]);
/** The provider confirms the payment while the buyer waits. */
export const confirmed = (): HttpHandler[] => paymentServer([begun(), paid()]);
export const unanswered = (): HttpHandler[] => paymentServer([{ ...begun(), isAnswered: false }]);
export const refused = (): HttpHandler[] => paymentServer([{ ...awaited(), state: 'refused' }]);
export const paidOrder = (): HttpHandler[] => paymentServer([paid()]);
/** A part was cancelled after the payment. */
export const partlyRefunded = (): HttpHandler[] =>
  paymentServer([
    {
      ...paid(),
      refunds: [
        { amount: 61_200, doneAt: '2026-06-16T09:00:00Z' },
        { amount: 40_000, doneAt: null },
      ],
    },
  ]);
export const refunded = (): HttpHandler[] =>
  paymentServer([{ ...awaited(), ...ended, state: 'refunded', refunds: [{ amount: order.payable, doneAt: null }] }]);
const cancelledItems: Order['items'] = order.items.map((item) => ({ ...item, status: 'cancelled' }));
export const over = (): HttpHandler[] => paymentServer([{ ...awaited(), ...ended }], { items: cancelledItems });
export const notOffered = (): HttpHandler[] =>
  paymentServer([{ ...awaited(), isPayable: false, providers: [] }], { status: 'awaiting-payment' });
export const onReceipt = (): HttpHandler[] => [mockCall('get', ORDER, order)];
export const providerDown = (): HttpHandler[] => [
  mockCall('post', PAY, refuse(503, { code: 'unavailable' })),
  ...fresh(),
];
/** The state cannot be asked; the order itself is known. */
export const stateFails = (): HttpHandler[] => [mockCall('get', STATE, refuse(500, { code: 'internal' })), ...fresh()];
export const longOrder = (): HttpHandler[] =>
  paymentServer([awaited()], {
    items: order.items.map((item) => ({
      ...item,
      productName: `${item.productName} с предварительной фильтрацией, усиленный, для тяжёлых условий эксплуатации`,
    })),
  });
export const withPromo = (): HttpHandler[] =>
  paymentServer([{ ...awaited(), payable: order.payable - 10_000 }], {
    promo: { code: 'LETO', discount: 10_000 },
    total: order.total - 10_000,
    payable: order.payable - 10_000,
  });
export const inEuros = (): HttpHandler[] =>
  paymentServer([awaited()], { currency: { code: 'EUR', rate: 93.4127, rateDate: '2026-06-15' } });
export const unknown = (): HttpHandler[] => [mockCall('get', ORDER, refuse(404, { code: 'not-found' }))];
export const failed = (): HttpHandler[] => [mockCall('get', ORDER, refuse(500, { code: 'internal' }))];
export const slow = (): HttpHandler[] => [mockEndless('get', ORDER)];
export const demoPaid = (): HttpHandler[] => [
  mockCall('get', DEMO, { number: ORDER_NUMBER, payable: order.payable, status: 'paid', debtPayment: null }),
];
export const noDemo = (): HttpHandler[] => [mockCall('get', DEMO, refuse(404, { code: 'not-found' }))];
/** The order was paid or cancelled while the buyer looked at it. */
export const overtaken = (): HttpHandler[] => [
  mockCall('post', PAY, refuse(409, { code: 'not-payable' })),
  mockCall('post', ON_RECEIPT, refuse(409, { code: 'not-payable' })),
  ...fresh(),
];
