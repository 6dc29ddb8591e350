/** §7 Order creation and payment: where orders are paid, and what came of it. */
import { z } from '@hono/zod-openapi';
import { Done, EXTENSION, Id, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { OrderPayment } from './order-payment.ts';

/** An order's number, or the provider's name, in a path. */
const NumberParam = z.object({ id: z.string().min(1).max(40) });

const unknownOrder = {
  404: json(CallError, 'No such order, or it belongs to somebody else; the two cannot be told apart (D21).'),
} as const;

const payJson = defineCall({
  method: 'post',
  path: '/pay_json/{id}',
  tags: ['payments'],
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'pay', by: 'visitor', tries: 30, seconds: 3600 },
  summary: 'Begin the payment of an order by its number; asked again, the same payment goes on',
  request: { query: LangQuery.extend({ isPayPal: z.stringbool().default(false) }), params: NumberParam },
  responses: {
    200: json(
      z
        .object({
          /** The provider's page, which returns to the shop. */
          url: z.string(),
        })
        .openapi('PaymentStart'),
      'Where to pay.',
    ),
    ...unknownOrder,
    409: json(CallError, 'The order does not wait for a payment (`not-payable`).'),
  },
});

/** The companies that take payments; `demo` stands in for one in a demo. */
export const PAYMENT_PROVIDERS = ['yookassa', 'paypal', 'demo'] as const;

export const PaymentState = OrderPayment.extend({
  /** Where the order can be paid, in the order of preference. */
  providers: z.array(z.enum(PAYMENT_PROVIDERS)),
  /** The provider's page of a payment that was begun and still waits; null without one. A path without a language is the shop's own. */
  url: z.string().nullable(),
  /** False when the provider does not answer now, so that a payment may have been made without the shop's knowledge. */
  isAnswered: z.boolean(),
}).openapi('PaymentState');
export type PaymentState = z.infer<typeof PaymentState>;

const paymentState = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/orders/payment_json/{id}',
  tags: ['payments'],
  effect: 'reads',
  summary: 'How the payment of an order stands; asks the provider where that is not known yet',
  request: { query: LangQuery, params: NumberParam },
  responses: { 200: json(PaymentState, 'The state.'), ...unknownOrder },
});

const payOnReceipt = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/orders/pay_on_receipt_json/{id}',
  tags: ['payments'],
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'pay', by: 'visitor', tries: 30, seconds: 3600 },
  summary: 'Pay an order on receipt instead, while it waits for its online payment',
  request: { query: LangQuery, params: NumberParam },
  responses: {
    200: json(Done, 'It is paid on receipt, also asked a second time.'),
    ...unknownOrder,
    409: json(CallError, 'The order does not wait for a payment (`not-payable`).'),
  },
});

const paymentNotice = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/payments/notice/{id}',
  tags: ['payments'],
  effect: 'changes',
  summary:
    'A provider says that something happened to a payment. Nothing of it is believed: the shop asks the provider',
  request: { params: NumberParam, body: jsonBody(z.looseObject({}).openapi('PaymentNotice')) },
  responses: { 200: json(Done, 'Taken, also a second time.'), 404: json(CallError, 'No such provider or payment.') },
});

const DemoPaymentId = z.string().min(1).max(60);

const demoPayment = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/dev/payment',
  tags: ['payments'],
  effect: 'reads',
  summary: 'A payment at the stand-in for a provider, in a demo',
  request: { query: LangQuery.extend({ payment: DemoPaymentId }) },
  responses: {
    200: json(
      z
        .object({
          /** Of the order; the code of the client whose debt it pays. */
          number: z.string(),
          payable: Payable,
          status: z.enum(['pending', 'paid', 'refused']),
          /** The id of a payment of a debt; null for an order. */
          debtPayment: Id.nullable(),
        })
        .openapi('DemoPayment'),
      'The payment.',
    ),
    404: json(CallError, 'No such payment, or payments are really made here.'),
  },
});

/** What the stand-in's page does: pay, refuse, pay without telling the shop, or pay and tell it twice. */
export const DEMO_PAYMENT_ACTIONS = ['pay', 'refuse', 'delay', 'twice'] as const;

const demoPaymentAct = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/dev/payment',
  tags: ['payments'],
  effect: 'changes',
  summary: 'Pay or refuse at the stand-in for a provider, in a demo',
  request: {
    body: jsonBody(
      z.object({ payment: DemoPaymentId, action: z.enum(DEMO_PAYMENT_ACTIONS) }).openapi('DemoPaymentAction'),
    ),
  },
  responses: {
    200: json(Done, 'Done; a delayed one is known to the shop only when it asks.'),
    404: json(CallError, 'No such payment, or payments are really made here.'),
  },
});

export const paymentsCalls = {
  payJson,
  paymentState,
  payOnReceipt,
  paymentNotice,
  demoPayment,
  demoPaymentAct,
} as const;
