import { data } from 'react-router-dom';
import {
  unwrap,
  ApiError,
  type AwaitedOrder,
  type BasketConflict,
  type DeliveryChoice,
  type Order,
} from '@partshop/api-client';
import { basketReplaced, replaceBasket, selectBasketLines, waitUntilSaved } from '@partshop/features/basket';
import {
  type ActArgs,
  callApi,
  dispatch,
  expectShape,
  hasItems,
  currentUserLoaded,
  redirectResponse,
  optional,
  pick,
  pickCurrency,
  selectIsWholesale,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { requestCode } from '@partshop/features/sign-in';
import { readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { paymentOf, readValues, wayOf, type CheckoutValues } from './checkout-form.ts';
import { loadWays } from './ways.loadables.ts';
import { seenTotalOf } from './seen-total.ts';
import { orders } from './orders.loadable.ts';
import { isOutdated, READING, type CheckoutRefusal, type SentCheckout } from './checkout-refusal.ts';
import { findProblems, PROBLEM_BY_MEMBER } from './checkout-rules.ts';
import { steps } from './checkout.loadables.ts';
import { needsConsent } from './ordered-lines.ts';
import { orderPlaced } from './placed-elsewhere.slice.ts';

type Refused = ReturnType<typeof data<CheckoutRefusal>>;

/**
 * Places the order of the form and redirects to its payment or to the confirmation (303), or renders the form again with the reason. Runs in the
 * browser, and without JavaScript on the server.
 */
export function* placeOrder({ form }: ActArgs): Saga<Response | Refused> {
  const sent = readSent(form);
  const problems = findProblems(sent.values, {
    isWholesale: yield* pick(selectIsWholesale),
    needsConsent: needsConsent(yield* pick(selectBasketLines)),
  });
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data({ sent, refusal }, { status });
  }
  yield* waitUntilSaved();
  try {
    const order = yield* sendOrder(sent);
    if ('approvalId' in order) {
      yield* optional(replaceBasket());
      return redirectResponse(paths.approval.to(order.approvalId, 'asked'), 303);
    }
    yield* dispatch(orders.loaded(order.number, order, Date.now()));
    yield* dispatch(orderPlaced(order.number));
    yield* optional(replaceBasket());
    if (sent.bonus > 0) yield* showNewBalance();
    const next = order.payment?.isPayable ? paths.pay : paths.success;
    return redirectResponse(next.to(order.number), 303);
  } catch (error) {
    return yield* refuse(sent, error);
  }
}

function* refuse(sent: SentCheckout, error: unknown): Saga<Refused> {
  const { refusal, status } = readRefusal(error, READING);
  if (refusal.reason === 'code-needed') return data(yield* sendCode(sent), { status });
  const { basket } = (error instanceof ApiError ? error.body : {}) as Partial<BasketConflict>;
  if (basket) yield* dispatch(basketReplaced(basket));
  if (isOutdated({ sent, refusal })) yield* startAnew();
  // Of another basket, another part may be paid with bonuses, and it may weigh more.
  else if (refusal.reason === 'basket-changed' && (sent.bonus > 0 || wayOf(sent.values) !== 'point')) {
    yield* optional(startAnew());
  }
  return data({ sent, refusal }, { status });
}

/** Has a code sent to the phone of an order that needs one. */
function* sendCode(sent: SentCheckout): Saga<CheckoutRefusal> {
  const answer = yield* requestCode(sent.values.ContactPhone);
  if (!('refusal' in answer)) return { sent, refusal: { reason: 'code-needed' } };
  const { refusal } = answer;
  if (refusal.reason !== 'fields') return { sent, refusal };
  return { sent, refusal: refuseFields([PROBLEM_BY_MEMBER.ContactPhone]).refusal };
}

/** Loads a fresh RequestId and the current basket: those of the page are outdated. */
function* startAnew(): Saga {
  const { basket } = yield* steps.load(yield* pickCurrency());
  yield* dispatch(basketReplaced(basket));
  yield* loadWays();
}

/** Reads the client again, whose bonus wallet every page shows. The order does not depend on it. */
function* showNewBalance(): Saga {
  const client = yield* optional(callApi((api, signal) => unwrap(api.GET('/services/clientbaseinfo', { signal }))));
  if (client) yield* dispatch(currentUserLoaded(client));
}

function* sendOrder({ values, requestId, cityId, seenTotal, bonus }: SentCheckout): Saga<Order | AwaitedOrder> {
  const CurrencyCode = yield* pickCurrency();
  const body = {
    RequestId: requestId,
    BasketIds: [],
    ContactName: values.ContactName,
    ContactPhone: values.ContactPhone,
    ContactEmail: values.ContactEmail.trim(),
    ...(values.Company === '' ? {} : { Company: values.Company }),
    Delivery: toDelivery(values, cityId ?? 0),
    PaymentType: paymentOf(values),
    Comment: values.Comment,
    AcceptsNoReturns: values.AcceptsNoReturns !== '',
    ...(seenTotal === null ? {} : { SeenTotal: seenTotal }),
    ...(bonus === 0 ? {} : { Bonus: bonus }),
    ...(values.Code === '' ? {} : { Code: values.Code }),
    CurrencyCode,
  };
  const isWholesale = yield* pick(selectIsWholesale);
  const IsImportantComment = values.IsImportantComment !== '';
  const order = yield* callApi((api, signal) =>
    unwrap(
      isWholesale
        ? api.POST('/services/orders/CreateOrderWholesale', { body: { ...body, IsImportantComment }, signal })
        : api.POST('/services/orders/createOrderRetail', { body, signal }),
    ),
  );
  return expectShape(order, (answer) => 'approvalId' in answer || hasItems(answer));
}

function toDelivery(values: CheckoutValues, cityId: number): DeliveryChoice {
  const type = wayOf(values);
  switch (type) {
    case 'point':
      return { type, pointId: Number.parseInt(values.PointId, 10) };
    case 'courier':
      return { type, cityId, address: values.Address };
    case 'cdek-point':
      return { type, cityId, pointId: values.CdekPoint };
    case 'company':
      return { type, cityId };
  }
}

/** The form has a total for each way, so that the style alone shows the chosen one's. */
function readSent(form: FormData): SentCheckout {
  const values = readValues(form);
  const total = readField(form, seenTotalOf(wayOf(values)));
  const bonus = readField(form, 'Bonus');
  return {
    values,
    cityId: readWhole(readField(form, 'CityId')),
    requestId: readField(form, 'RequestId'),
    seenTotal: readWhole(total),
    bonus: readWhole(bonus) ?? 0,
  };
}

const readWhole = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number.parseInt(text, 10) : null);
