import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { orders } from '@partshop/features/checkout';
import { callApi, notFound, optional, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { openProvider } from '@partshop/features/finance';
import { paths } from '@partshop/features/shared';

export const PAY_INTENTS = ['pay', 'paypal', 'on-receipt'] as const;
export type PayIntent = (typeof PAY_INTENTS)[number];

/** Why nothing was begun: the provider does not answer, or what any form may be refused for. */
export type PayRefusal = { isProviderDown: true; refusal: null } | { isProviderDown: false; refusal: FormRefusal };

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

function* pay(number: string, isPayPal: boolean): Saga<Response> {
  const { url } = yield* callApi((api, signal) =>
    unwrap(
      api.POST('/pay_json/{id}', { params: { path: { id: number }, query: { isPayPal: String(isPayPal) } }, signal }),
    ),
  );
  return yield* openProvider(url, paths.pay.to(number));
}

function* payOnReceipt(number: string): Saga<Response> {
  yield* callApi((api, signal) =>
    unwrap(api.POST('/services/orders/pay_on_receipt_json/{id}', { params: { path: { id: number } }, signal })),
  );
  // The confirmation shows the order that is known.
  yield* optional(orders.load(number));
  return redirectResponse(paths.success.to(number), 303);
}
