import { data } from 'react-router-dom';
import { ApiError, type Basket } from '@partshop/api-client';
import { leadTo, paths, type ActArgs, type Saga } from '@partshop/features/core';
import { sendAdd, sendDelete, sendQty } from './basket-calls.saga.ts';
import { readBasketForm, type BadBasketForm, type BasketIntent } from './basket-form.ts';
import { isOutcomeUnknown, toRefusal, type Refusal } from './basket-notices.ts';
import type { Offer } from './basket-line.ts';

/** Why a form without JavaScript was refused; the page is shown again with it, and with what was typed. */
export type FormRefusal = {
  refusal: Refusal;
  /** The line it is about. */
  basketId: number | null;
  /** The offer that was to be added. */
  offer: Offer | null;
  typed: string;
};

/** Does what a form asks (intent `add`, `set-qty` or `delete`) and leads to the basket (303), or shows it again with the refusal. */
export function* actOnBasket({ form, query }: ActArgs<'view'>): Saga<Response | ReturnType<typeof data<FormRefusal>>> {
  const asked = readBasketForm(form);
  if (!('intent' in asked)) return refuseForm(asked);
  try {
    yield* make(asked);
    return leadTo(`${paths.basket.to()}${query.get('view') === 'table' ? '?view=table' : ''}`, 303);
  } catch (error) {
    if (isOutcomeUnknown(error) || !(error instanceof ApiError)) throw error;
    return data(toFormRefusal(asked, form, error), { status: error.status });
  }
}

function refuseForm({ basketId, typed }: BadBasketForm) {
  const refusal: Refusal = { code: 'bad-qty', count: 0 };
  return data<FormRefusal>({ refusal, basketId, offer: null, typed }, { status: 400 });
}

function toFormRefusal(asked: BasketIntent, form: FormData, error: ApiError): FormRefusal {
  const typed = form.get('qty');
  return {
    refusal: toRefusal(error),
    basketId: asked.intent === 'add' ? null : asked.basketId,
    offer: asked.intent === 'add' ? { articleId: asked.line.articleId, priceListId: asked.line.priceListId } : null,
    typed: typeof typed === 'string' ? typed : '',
  };
}

function make(asked: BasketIntent): Saga<Basket> {
  if (asked.intent === 'add') return sendAdd(asked.line);
  if (asked.intent === 'delete') return sendDelete([asked.basketId]);
  return sendQty(asked.basketId, asked.qty, asked.seenQty ?? undefined);
}
