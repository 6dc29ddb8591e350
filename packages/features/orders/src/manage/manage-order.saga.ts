import { data } from 'react-router-dom';
import {
  ApiError,
  DELIVERY_STATUSES,
  MAX_ORDER_AMOUNT,
  ORDER_STATUSES,
  unwrap,
  type ApiClient,
} from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readId, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { paths, readAmount } from '@partshop/features/shared';
import { STANDING, type ManageIntent, type ManageRefusal, type RefusedManaging } from './manage-intents.ts';

/** Does what a manager's form says, and leads to the order; to the new one of an item that was moved. */
export function* manageOrder(
  { params, form }: Pick<ActArgs, 'params' | 'form'>,
  intent: ManageIntent,
): Saga<Response | ReturnType<typeof data<RefusedManaging>>> {
  const number = params['number'] ?? '';
  const itemId = readId(readField(form, 'id'));
  const typed = {
    amount: readField(form, 'amount').trim(),
    choice: readField(form, 'choice'),
    reason: readField(form, 'reason').trim(),
  };
  const refuse = ({ refusal, status }: { refusal: ManageRefusal; status: number }) =>
    data<RefusedManaging>({ manage: intent, itemId, typed, refusal, standing: null }, { status });

  const amount = readAmount(typed.amount);
  const isAmountAsked = intent === 'set-price' || intent === 'set-delivery';
  const least = intent === 'set-price' ? 1 : 0;
  if (isAmountAsked && (amount === null || amount < least || amount > MAX_ORDER_AMOUNT)) {
    return refuse(refuseFields([{ field: 'amount', code: 'amountWrong' }]));
  }
  if (intent === 'set-status' && typed.choice === '') {
    return refuse(refuseFields([{ field: 'choice', code: 'choiceMissing' }]));
  }

  const version = Number(readField(form, 'version')) || 1;
  const { choice, reason } = typed;
  const sent = { intent, number, itemId: itemId ?? 0, version, amount: amount ?? 0, choice, reason };
  try {
    const at = yield* callApi((api, signal) => send(api, sent, signal));
    return redirectResponse(paths.order.to(at), 303);
  } catch (error) {
    const standing = error instanceof ApiError ? STANDING.find((code) => code === error.body.code) : undefined;
    // A success, so that the page loads the order as it is now.
    if (standing) return data<RefusedManaging>({ manage: intent, itemId, typed, standing, refusal: null });
    return refuse(readRefusal(error));
  }
}

type Sent = {
  intent: ManageIntent;
  number: string;
  itemId: number;
  version: number;
  amount: number;
  choice: string;
  reason: string;
};

/** Returns the number of the order that the item is in afterwards. */
async function send(api: ApiClient, sent: Sent, signal: AbortSignal): Promise<string> {
  const { intent, number, itemId, version, amount, choice, reason } = sent;
  switch (intent) {
    case 'set-price': {
      const query = { orderItemId: itemId, price: amount, version, description: reason };
      await unwrap(api.POST('/services/orders/OrderItemsSetPrice', { params: { query }, signal }));
      return number;
    }
    case 'set-status': {
      const Status = ORDER_STATUSES.find((known) => known === choice) ?? 'new';
      const body = { OrderItemIds: [itemId], Status, Description: reason };
      await unwrap(api.POST('/services/orders/SetItemsStatus', { body, signal }));
      return number;
    }
    case 'move-item': {
      const target = choice === '' ? {} : { OrderNumber: choice };
      const body = { OrderItemId: itemId, Version: version, Description: reason, ...target };
      const order = await unwrap(api.POST('/services/cabinet/OrderMoveItem', { body, signal }));
      return order.number;
    }
    case 'set-delivery': {
      const status = DELIVERY_STATUSES.find((known) => known === choice);
      const more = status === undefined ? {} : { Status: status };
      const body = { OrderNumber: number, Version: version, Cost: amount, Description: reason, ...more };
      await unwrap(api.POST('/client/order/SetDeliveryCostAndStatus', { body, signal }));
      return number;
    }
  }
}
