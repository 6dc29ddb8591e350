import { unwrap } from '@partshop/api-client';
import {
  callApi,
  describePage,
  loadTexts,
  redirectResponse,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { readField } from '@partshop/features/core/forms';
import { messages } from './demo-pay.messages.ts';
import { demoPayments, shopPageOf } from './demo-payments.loadable.ts';

/** /pay-demo/{payment}. Critical: the payment; the page responds 404 where a real provider takes payments. */
export function* loadDemoPay({ params }: LoadArgs): Saga {
  yield* loadTexts(messages);
  yield* demoPayments.load(params['payment'] ?? '');
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** What the buttons of the page do. */
export const DEMO_INTENTS = ['pay', 'refuse', 'delay'] as const;

/** Pays or refuses, and returns to the shop as a provider does. */
export function* actOnDemoPayment({ params, form }: ActArgs): Saga<Response> {
  const payment = params['payment'] ?? '';
  const action = DEMO_INTENTS.find((known) => known === readField(form, 'intent')) ?? 'refuse';
  const known = yield* demoPayments.load(payment);
  yield* callApi((api, signal) => unwrap(api.POST('/services/dev/payment', { body: { payment, action }, signal })));
  return redirectResponse(shopPageOf(known), 303);
}
