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
import { moveLines, type MoveOutcome } from './move-lines.saga.ts';
import { sendPromo, sendPromoRemoval } from './promo-calls.saga.ts';
import { sendFewerParcels, sendParcelsUndo } from './fewer-parcels.saga.ts';
import { sendShare } from './shared-basket.saga.ts';
import { toRefusedPromo, type RefusedPromo } from './promo-refusal.ts';

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

/** The offer of fewer parcels that was taken is another by now. */
export type OutdatedParcels = { outdated: true };

/** Handles a posted form of the basket's page or of an offer: redirects to the basket (303), or renders it again with the refusal, or with
 * where moved lines are. */
export function* actOnBasket({
  form,
  query,
}: ActArgs<'view'>): Saga<
  Response | ReturnType<typeof data<RefusedBasketForm | RefusedPromo | OutdatedParcels | MoveOutcome>>
> {
  const asked = readBasketForm(form);
  if (!('intent' in asked)) return refuseForm(asked);
  try {
    if (asked.intent === 'share') return yield* shareBasket(asked.groupName);
    if (asked.intent === 'move') {
      const { outcome, status } = yield* moveLines(asked);
      return data<MoveOutcome>(outcome, { status });
    }
    yield* make(asked);
    return redirectResponse(`${paths.basket.to()}${query.get('view') === 'table' ? '?view=table' : ''}`, 303);
  } catch (error) {
    if (isOutcomeUnknown(error) || !(error instanceof ApiError)) throw error;
    if (asked.intent === 'fewer-parcels') return data<OutdatedParcels>({ outdated: true }, { status: error.status });
    const promo = asked.intent === 'set-promo' ? toRefusedPromo(asked.code, error) : undefined;
    return data(promo ?? toRefusedForm(asked, form, error), { status: error.status });
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

/** Shows what the link leads to, which is where it is sent from. */
function* shareBasket(groupName: string): Saga<Response> {
  const { token } = yield* sendShare(groupName);
  return redirectResponse(paths.sharedBasket.to(token), 303);
}

function* switchTo({ ids, heldIds, groupName }: Extract<BasketIntent, { intent: 'switch' }>): Saga<Basket> {
  yield* sendGroup(ids, groupName);
  return yield* sendGroup(heldIds, '');
}

function make(asked: Exclude<BasketIntent, { intent: 'share' | 'move' }>): Saga<Basket> {
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
    case 'switch':
      return switchTo(asked);
    case 'fewer-parcels':
      return sendFewerParcels(asked.offer);
    case 'undo-parcels':
      return sendParcelsUndo();
    case 'set-promo':
      return sendPromo(asked.code);
    case 'remove-promo':
      return sendPromoRemoval(asked.code);
  }
}
