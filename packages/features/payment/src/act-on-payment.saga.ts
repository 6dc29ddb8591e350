import { delay } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { orders } from '@partshop/features/checkout';
import {
  callApi,
  environment,
  notFound,
  optional,
  redirectResponse,
  type ActArgs,
  type Saga,
} from '@partshop/features/core';
import { readField, readRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { leaveForProvider } from './leave-for-provider.ts';

export const PAY_INTENTS = ['pay', 'paypal', 'on-receipt'] as const;
export type PayIntent = (typeof PAY_INTENTS)[number];

/** Why nothing was begun: the provider does not answer, or what any form may be refused for. */
export type PayRefusal = { isProviderDown: true; refusal: null } | { isProviderDown: false; refusal: FormRefusal };

/** How long a browser may take to leave for the provider's page before the page says how the payment goes on. */
const LEAVING_MS = 10_000;

/** Begins a payment and leads to the provider's page, or lets the order be paid on receipt: the form's `intent`. */
export function* actOnPayment({ params, form }: ActArgs): Saga<Response | ReturnType<typeof data<PayRefusal>>> {
  const number = params['number'] ?? '';
  const intent = PAY_INTENTS.find((known) => known === readField(form, 'intent')) ?? notFound();
  try {
    if (intent === 'on-receipt') return yield* payOnReceipt(number);
    return yield* pay(number, intent === 'paypal');
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    // The order does not wait for a payment any more: the page says what it is now.
    if (status === 409) return redirectResponse(paths.pay.to(number), 303);
    if (status === 503) return data<PayRefusal>({ isProviderDown: true, refusal: null }, { status });
    const refused = readRefusal(error);
    return data<PayRefusal>({ isProviderDown: false, refusal: refused.refusal }, { status: refused.status });
  }
}

/**
 * A provider is elsewhere. A browser's policy forbids forms to lead there, so without scripts the page follows with a link to it.
 */
function* pay(number: string, isPayPal: boolean): Saga<Response> {
  const { url } = yield* callApi((api, signal) =>
    unwrap(
      api.POST('/pay_json/{id}', { params: { path: { id: number }, query: { isPayPal: String(isPayPal) } }, signal }),
    ),
  );
  if (url.startsWith('/')) return redirectResponse(url, 303);
  // Only a browser opens documents.
  if (yield* environment('openDocument')) {
    leaveForProvider(document, url);
    yield delay(LEAVING_MS);
  }
  return redirectResponse(paths.pay.to(number), 303);
}

function* payOnReceipt(number: string): Saga<Response> {
  yield* callApi((api, signal) =>
    unwrap(api.POST('/services/orders/pay_on_receipt_json/{id}', { params: { path: { id: number } }, signal })),
  );
  // The confirmation shows the order that is known.
  yield* optional(orders.load(number));
  return redirectResponse(paths.success.to(number), 303);
}
