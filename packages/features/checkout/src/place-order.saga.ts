import { data } from 'react-router-dom';
import { answer, ApiError, type BasketConflict, type Order } from '@partshop/api-client';
import { basketReplaced, waitUntilSaved } from '@partshop/features/basket';
import {
  type ActArgs,
  callApi,
  dispatch,
  expectShape,
  formStatusOf,
  hasItems,
  leadTo,
  optional,
  paths,
  pickCurrency,
  type Saga,
} from '@partshop/features/core';
import { findWrongFields, readField, readValues } from './checkout-form.ts';
import { toReason, type CheckoutRefusal, type SentCheckout } from './checkout-refusal.ts';
import { orders, steps } from './checkout.loadables.ts';

type Refused = ReturnType<typeof data<CheckoutRefusal>>;

/**
 * Orders what the form says and leads to the confirmation (303), or shows the form again with the reason. The same in the
 * browser and, without JavaScript, on the server.
 */
export function* placeOrder({ form }: ActArgs): Saga<Response | Refused> {
  const sent = readSent(form);
  const fields = findWrongFields(sent.values);
  if (fields.length > 0) return data({ sent, reason: 'fields', fields }, { status: 400 });
  yield* waitUntilSaved();
  try {
    const order = yield* sendOrder(sent);
    yield* dispatch(orders.loaded(order.number, order, Date.now()));
    yield* optional(takeBasket());
    return leadTo(paths.success.to(order.number), 303);
  } catch (error) {
    return yield* refuse(sent, error);
  }
}

function* refuse(sent: SentCheckout, error: unknown): Saga<Refused> {
  const reason = toReason(error);
  if (reason === null || !(error instanceof ApiError)) throw error;
  const { basket } = error.body as Partial<BasketConflict>;
  if (basket) yield* dispatch(basketReplaced(basket));
  if (reason.reason === 'reused' || reason.reason === 'outdated') yield* startAnew();
  return data({ sent, ...reason }, { status: formStatusOf(error) });
}

/** A fresh RequestId, and the basket as it is without the order that may have been made. */
function* startAnew(): Saga {
  const { basket } = yield* steps.load(yield* pickCurrency());
  yield* dispatch(basketReplaced(basket));
}

function* sendOrder({ values, requestId, seenTotal }: SentCheckout): Saga<Order> {
  const CurrencyCode = yield* pickCurrency();
  const body = {
    RequestId: requestId,
    BasketIds: [],
    ContactName: values.ContactName,
    ContactPhone: values.ContactPhone,
    ContactEmail: values.ContactEmail.trim(),
    PointId: Number.parseInt(values.PointId, 10),
    PaymentType: 'on-receipt' as const,
    Comment: values.Comment,
    ...(seenTotal === null ? {} : { SeenTotal: seenTotal }),
    CurrencyCode,
  };
  const order = yield* callApi((api, signal) =>
    answer(api.POST('/services/orders/createOrderRetail', { body, signal })),
  );
  return expectShape(order, hasItems);
}

/** The basket without what was ordered; every tab is told. */
function* takeBasket(): Saga {
  const params = { query: { currencyCode: yield* pickCurrency() } };
  const basket = yield* callApi((api, signal) => answer(api.GET('/services/basket/items_json', { params, signal })));
  yield* dispatch(basketReplaced(expectShape(basket, hasItems)));
}

function readSent(form: FormData): SentCheckout {
  const total = readField(form, 'SeenTotal');
  return {
    values: readValues(form),
    requestId: readField(form, 'RequestId'),
    seenTotal: /^\d{1,15}$/.test(total) ? Number.parseInt(total, 10) : null,
  };
}
