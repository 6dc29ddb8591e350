import { data } from 'react-router-dom';
import { ApiError, unwrap, type ApiClient, type Order } from '@partshop/api-client';
import { call } from 'redux-saga/effects';
import { callApi, loadCode, notFound, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readId, readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { importManaging } from './manage/lazy-manage.ts';
import { MANAGE_INTENTS, type RefusedManaging } from './manage/manage-intents.ts';
import { UPDATE_INTENT, updateOrder, type RefusedUpdate } from './update-order.saga.ts';

export const ORDER_INTENTS = ['cancel', 'withdraw-cancel', 'return', 'withdraw-return', 'check-vin'] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

export type OrderField = 'reason' | 'vin';
export type OrderProblem = 'reasonMissing' | 'vinWrong';
type OrderRefusal = FormRefusal<OrderField, OrderProblem>;

/** What the item became while the visitor looked at it: another status, or one that cannot be returned. */
export type Overtaken = 'status-changed' | 'no-return';

/** An act that was refused: on which item, null for the order itself, and what was typed. */
export type RefusedAct = { intent: OrderIntent; itemId: number | null; typed: string } & (
  | { overtaken: Overtaken; refusal: null }
  | { overtaken: null; refusal: OrderRefusal }
);

const VIN = /^[A-HJ-NPR-Z\d]{17}$/i;

/** Cancels or returns an item, withdraws such a request, asks for a check by VIN, or does what a manager wants: the form's `intent`. */
export function* actOnOrder({
  params,
  form,
}: Pick<ActArgs, 'params' | 'form'>): Saga<
  Response | ReturnType<typeof data<RefusedAct | RefusedManaging | RefusedUpdate>>
> {
  if (readField(form, 'intent') === UPDATE_INTENT) return yield* updateOrder({ params, form });
  const managing = MANAGE_INTENTS.find((known) => known === readField(form, 'intent'));
  if (managing) {
    const { manageOrder } = (yield call(loadCode, importManaging)) as Awaited<ReturnType<typeof importManaging>>;
    return yield* manageOrder({ params, form }, managing);
  }
  const number = params['number'] ?? '';
  const intent = ORDER_INTENTS.find((known) => known === readField(form, 'intent')) ?? notFound();
  const itemId = readId(readField(form, 'id'));
  const typed = readField(form, intent === 'check-vin' ? 'vin' : 'reason').trim();
  const refuse = ({ refusal, status }: { refusal: OrderRefusal; status: number }) =>
    data<RefusedAct>({ intent, itemId, typed, refusal, overtaken: null }, { status });
  if (intent === 'check-vin' && !VIN.test(typed)) return refuse(refuseFields([{ field: 'vin', code: 'vinWrong' }]));
  try {
    yield* callApi((api, signal) => send(api, { intent, itemId: itemId ?? 0, number, typed, signal }));
    return redirectResponse(paths.order.to(number), 303);
  } catch (error) {
    const overtaken = error instanceof ApiError ? OVERTAKEN.find((code) => code === error.body.code) : undefined;
    // A success, so that the page loads the item as it is now.
    if (overtaken) return data<RefusedAct>({ intent, itemId, typed, overtaken, refusal: null });
    return refuse(readRefusal(error, READING));
  }
}

type Sent = { intent: OrderIntent; itemId: number; number: string; typed: string; signal: AbortSignal };

async function send(api: ApiClient, { intent, itemId, number, typed, signal }: Sent): Promise<Order> {
  const IsRemoveRequest = intent === 'withdraw-cancel' || intent === 'withdraw-return';
  switch (intent) {
    case 'cancel':
    case 'withdraw-cancel':
      return unwrap(
        api.POST('/services/cabinet/order-item-request-cancel-{id}', {
          params: { path: { id: itemId } },
          body: { IsRemoveRequest, Description: typed },
          signal,
        }),
      );
    case 'return':
    case 'withdraw-return':
      return unwrap(
        api.POST('/services/cabinet/ReturnRequest', {
          body: { OrderItemId: itemId, IsRemoveRequest, Description: typed },
          signal,
        }),
      );
    case 'check-vin':
      return unwrap(
        api.POST('/services/cabinet/OrderCheckByVinRequest', {
          params: { query: { vin: typed.toUpperCase(), orderId: number } },
          signal,
        }),
      );
  }
}

const OVERTAKEN: readonly Overtaken[] = ['status-changed', 'no-return'];

const READING = {
  byCode: {
    'reason-missing': { field: 'reason', code: 'reasonMissing' },
  },
  byMember: { vin: { field: 'vin', code: 'vinWrong' } },
} as const;
