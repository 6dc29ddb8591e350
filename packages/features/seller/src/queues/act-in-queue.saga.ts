import { data } from 'react-router-dom';
import { ApiError, unwrap, type ApiClient, type SellerQueueName } from '@partshop/api-client';
import { callApi, notFound, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { queuePath } from './queue-path.ts';
import type { QUEUE_QUERY } from './queue.query.ts';

/** What a seller does in a queue; also what the page says afterwards. */
export const SELLER_INTENTS = ['accept', 'accept-part', 'refuse', 'promise', 'ship', 'agree', 'decline'] as const;
export type SellerIntent = (typeof SELLER_INTENTS)[number];

type ActField = 'qty' | 'day' | 'reason';
type ActProblem = 'qtyWrong' | 'dayWrong' | 'reasonMissing';
export type ActRefusal = FormRefusal<ActField, ActProblem>;

/** Why nothing was changed; the page shows the queue as it is now. */
const STANDING = ['order-changed', 'status-changed'] as const;

/** An act that was refused: of which order, on which items, and what was typed. */
export type RefusedSellerAct = {
  intent: SellerIntent;
  number: string;
  itemIds: number[];
  typed: { qty: string; day: string; reason: string };
} & ({ standing: (typeof STANDING)[number]; refusal: null } | { standing: null; refusal: ActRefusal });

/** Does what a form of a queue says, and leads to the same page of the queue again. */
export const actInQueue = (queue: SellerQueueName) =>
  function* actOnSellerOrder({
    form,
    query,
  }: Pick<ActArgs<(typeof QUEUE_QUERY)[number]>, 'form' | 'query'>): Saga<
    Response | ReturnType<typeof data<RefusedSellerAct>>
  > {
    const intent = SELLER_INTENTS.find((known) => known === readField(form, 'intent')) ?? notFound();
    const act = readAct(form, intent);
    const { number, items, typed } = act;
    const base = { intent, number, itemIds: items.map(({ id }) => id), typed };
    const refuse = ({ refusal, status }: { refusal: ActRefusal; status: number }) =>
      data<RefusedSellerAct>({ ...base, refusal, standing: null }, { status });
    const problems = findActProblems(form);
    if (problems.length > 0) return refuse(refuseFields(problems));
    try {
      yield* callApi((api, signal) => send(api, act, signal));
      return redirectResponse(queuePath(queue, readPage(query), intent), 303);
    } catch (error) {
      const standing = error instanceof ApiError ? STANDING.find((code) => code === error.body.code) : undefined;
      // A success, so that the page loads the queue as it is now.
      if (standing) return data<RefusedSellerAct>({ ...base, standing, refusal: null });
      return refuse(readRefusal(error, READING));
    }
  };

const READING = {
  byCode: { 'reason-missing': { field: 'reason', code: 'reasonMissing' } },
  byMember: {
    Day: { field: 'day', code: 'dayWrong' },
    Items: { field: 'qty', code: 'qtyWrong' },
    Description: { field: 'reason', code: 'reasonMissing' },
  },
} as const;

type Act = {
  intent: SellerIntent;
  number: string;
  version: number;
  /** With how many pieces the buyer ordered. */
  items: { id: number; qty: number }[];
  typed: { qty: string; day: string; reason: string };
};

function readAct(form: FormData, intent: SellerIntent): Act {
  const items = form.getAll('item').flatMap((text) => {
    const [id = '', qty = ''] = typeof text === 'string' ? text.split(':') : [];
    const known = readId(id);
    return known === null ? [] : [{ id: known, qty: Number(qty) || 0 }];
  });
  const typed = {
    qty: readField(form, 'qty').trim(),
    day: readField(form, 'day').trim(),
    reason: readField(form, 'reason').trim(),
  };
  return { intent, number: readField(form, 'number'), version: Number(readField(form, 'version')) || 1, items, typed };
}

/** Finds what is wrong with an act of a seller. */
function findActProblems(form: FormData): Problem<ActField, ActProblem>[] {
  const intent = SELLER_INTENTS.find((known) => known === readField(form, 'intent'));
  if (!intent) return [];
  const { items, typed } = readAct(form, intent);
  const ordered = items[0]?.qty ?? 0;
  const isQtyWrong =
    intent === 'accept-part' && !(/^\d{1,5}$/.test(typed.qty) && Number(typed.qty) >= 1 && Number(typed.qty) < ordered);
  const isDayWrong = intent === 'promise' && !/^\d{4}-\d\d-\d\d$/.test(typed.day);
  const isReasonMissing = ['accept-part', 'refuse', 'decline'].includes(intent) && typed.reason === '';
  return [
    ...(isQtyWrong ? [{ field: 'qty', code: 'qtyWrong' } as const] : []),
    ...(isDayWrong ? [{ field: 'day', code: 'dayWrong' } as const] : []),
    ...(isReasonMissing ? [{ field: 'reason', code: 'reasonMissing' } as const] : []),
  ];
}

async function send(api: ApiClient, act: Act, signal: AbortSignal): Promise<unknown> {
  const { intent, number: OrderNumber, version: Version, items, typed } = act;
  const said = { OrderNumber, Version, Description: typed.reason };
  const OrderItemIds = items.map(({ id }) => id);
  switch (intent) {
    case 'accept':
    case 'accept-part': {
      const qtyOf = (qty: number) => (intent === 'accept' ? qty : Number(typed.qty));
      const Items = items.map(({ id, qty }) => ({ OrderItemId: id, Qty: qtyOf(qty) }));
      return unwrap(api.POST('/services/seller/accept_json', { body: { ...said, Items }, signal }));
    }
    case 'refuse':
      return unwrap(api.POST('/services/seller/refuse_json', { body: { ...said, OrderItemIds }, signal }));
    case 'promise':
      return unwrap(
        api.POST('/services/seller/promise_json', { body: { ...said, OrderItemIds, Day: typed.day }, signal }),
      );
    case 'ship':
      return unwrap(api.POST('/services/seller/ship_json', { body: { ...said, OrderItemIds }, signal }));
    case 'agree':
    case 'decline': {
      const body = { ...said, OrderItemId: OrderItemIds[0] ?? 0, IsAccepted: intent === 'agree' };
      return unwrap(api.POST('/services/seller/answer_json', { body, signal }));
    }
  }
}
