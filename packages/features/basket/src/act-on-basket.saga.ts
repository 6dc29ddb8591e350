import { data } from 'react-router-dom';
import { ApiError, type Basket } from '@partshop/api-client';
import { redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { readField } from '@partshop/features/core/forms';
import { sendAdd, sendDelete, sendQty } from './basket-calls.saga.ts';
import { sendAcceptance, sendComment, sendGroup, sendMarks } from './line-calls.saga.ts';
import { readBasketForm, type BadBasketForm, type BasketIntent } from './basket-form.ts';
import { isOutcomeUnknown, toBasketRefusal, type BasketRefusal } from './basket-notices.ts';
import type { Offer } from './basket-line.ts';

/** Why a form without JavaScript was refused, and what was typed; the page renders again with it. */
export type RefusedBasketForm = {
  refusal: BasketRefusal;
  /** The line of the form, if it is about one. */
  basketId: number | null;
  /** Whether `typed` is a comment; else it is a quantity. */
  isComment: boolean;
  /** The offer to add. */
  offer: Offer | null;
  typed: string;
};

/** Handles a posted form of the basket's page or of an offer: redirects to the basket (303), or renders it again with the refusal. */
export function* actOnBasket({
  form,
  query,
}: ActArgs<'view'>): Saga<Response | ReturnType<typeof data<RefusedBasketForm>>> {
  const asked = readBasketForm(form);
  if (!('intent' in asked)) return refuseForm(asked);
  try {
    yield* make(asked);
    return redirectResponse(`${paths.basket.to()}${query.get('view') === 'table' ? '?view=table' : ''}`, 303);
  } catch (error) {
    if (isOutcomeUnknown(error) || !(error instanceof ApiError)) throw error;
    return data(toRefusedForm(asked, form, error), { status: error.status });
  }
}

function refuseForm({ basketId, typed }: BadBasketForm) {
  const refusal: BasketRefusal = { reason: 'bad-qty', count: 0 };
  return data<RefusedBasketForm>({ refusal, basketId, isComment: false, offer: null, typed }, { status: 400 });
}

function toRefusedForm(asked: BasketIntent, form: FormData, error: ApiError): RefusedBasketForm {
  const offer =
    asked.intent === 'add' ? { articleId: asked.line.articleId, priceListId: asked.line.priceListId } : null;
  return {
    refusal: toBasketRefusal(error, offer ?? undefined),
    basketId: 'basketId' in asked ? asked.basketId : null,
    isComment: asked.intent === 'comment',
    offer,
    typed: readField(form, asked.intent === 'comment' ? 'comment' : 'qty'),
  };
}

function make(asked: BasketIntent): Saga<Basket> {
  switch (asked.intent) {
    case 'add':
      return sendAdd(asked.line);
    case 'delete':
      return sendDelete([asked.basketId]);
    case 'set-qty':
      return sendQty(asked.basketId, asked.qty, asked.seenQty ?? undefined);
    case 'comment': {
      const { basketId, comment, isPrinted, seenComment } = asked;
      return sendComment({ basketId, comment, isPrinted }, seenComment);
    }
    case 'mark':
      return sendMarks(asked.ids, asked.inOrder);
    case 'hold':
      return sendGroup(asked.ids, asked.groupName);
    case 'accept':
      return sendAcceptance(asked.ids);
  }
}
