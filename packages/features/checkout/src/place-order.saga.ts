import { data } from 'react-router-dom';
import { unwrap, ApiError, type BasketConflict, type Order } from '@partshop/api-client';
import { basketReplaced, replaceBasket, waitUntilSaved } from '@partshop/features/basket';
import {
  type ActArgs,
  callApi,
  dispatch,
  expectShape,
  hasItems,
  redirectResponse,
  optional,
  pickCurrency,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { readValues } from './checkout-form.ts';
import { isOutdated, READING, type CheckoutRefusal, type SentCheckout } from './checkout-refusal.ts';
import { findProblems } from './checkout-rules.ts';
import { orders, steps } from './checkout.loadables.ts';
import { orderPlaced } from './placed-elsewhere.slice.ts';

type Refused = ReturnType<typeof data<CheckoutRefusal>>;

/**
 * Places the order of the form and redirects to the confirmation (303), or renders the form again with the reason. Runs in the
 * browser, and without JavaScript on the server.
 */
export function* placeOrder({ form }: ActArgs): Saga<Response | Refused> {
  const sent = readSent(form);
  const problems = findProblems(sent.values);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data({ sent, refusal }, { status });
  }
  yield* waitUntilSaved();
  try {
    const order = yield* sendOrder(sent);
    yield* dispatch(orders.loaded(order.number, order, Date.now()));
    yield* dispatch(orderPlaced(order.number));
    yield* optional(replaceBasket());
    return redirectResponse(paths.success.to(order.number), 303);
  } catch (error) {
    return yield* refuse(sent, error);
  }
}

function* refuse(sent: SentCheckout, error: unknown): Saga<Refused> {
  const { refusal, status } = readRefusal(error, READING);
  const { basket } = (error instanceof ApiError ? error.body : {}) as Partial<BasketConflict>;
  if (basket) yield* dispatch(basketReplaced(basket));
  if (isOutdated({ sent, refusal })) yield* startAnew();
  return data({ sent, refusal }, { status });
}

/** Loads a fresh RequestId and the current basket: those of the page are outdated. */
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
    unwrap(api.POST('/services/orders/createOrderRetail', { body, signal })),
  );
  return expectShape(order, hasItems);
}

function readSent(form: FormData): SentCheckout {
  const total = readField(form, 'SeenTotal');
  return {
    values: readValues(form),
    requestId: readField(form, 'RequestId'),
    seenTotal: /^\d{1,15}$/.test(total) ? Number.parseInt(total, 10) : null,
  };
}
