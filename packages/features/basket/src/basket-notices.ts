import { ApiError, type Basket, type BasketConflict } from '@partshop/api-client';
import { toRefusal, type FormRefusal, type Reading } from '@partshop/features/core/forms';
import type { BasketChange } from './basket-changes.ts';
import { findLine, type BasketLine, type Offer } from './basket-line.ts';

type OwnReason =
  | 'not-enough'
  | 'no-more-than'
  | 'all-in-basket'
  | 'not-multiple'
  | 'out-of-stock'
  | 'withdrawn'
  | 'basket-full'
  | 'basket-changed'
  | 'bad-qty';

/**
 * Why a change was refused. `count`: the pieces that can be had (`not-enough`), that can be added (`no-more-than`), that the seller has
 * (`all-in-basket`), or the pack size (`not-multiple`). `inBasket`: the pieces of the offer that the basket holds already.
 */
export type BasketRefusal = FormRefusal<never, never, OwnReason> & { count: number; inBasket?: number };

const READING: Reading<never, never, OwnReason> = {
  byCode: {
    'not-enough': { reason: 'not-enough' },
    'not-multiple': { reason: 'not-multiple' },
    withdrawn: { reason: 'withdrawn' },
    'not-found': { reason: 'withdrawn' },
    'basket-full': { reason: 'basket-full' },
    'basket-changed': { reason: 'basket-changed' },
    'bad-request': { reason: 'bad-qty' },
  },
};

/** A toast of the basket, shown on any page. */
export type BasketNotice = {
  id: string;
  /** The article, such as `MANN-FILTER W 712/75`; empty if the notice is about the whole basket. */
  subject: string;
} & ({ kind: 'refused'; refusal: BasketRefusal; retry: BasketChange | null } | { kind: 'removed'; undo: BasketLine[] });

type Named = Pick<BasketLine, 'catalogName' | 'catalogFullNumber'>;

export function subjectOf({ catalogName, catalogFullNumber }: Named): string {
  return `${catalogName} ${catalogFullNumber}`.trim();
}

/** The subject of a notice about some lines: the article, if it is about one. */
export const subjectOfAll = (lines: readonly Named[]): string => {
  const [first, ...others] = lines;
  return first && others.length === 0 ? subjectOf(first) : '';
};

export function removalNotice(id: string, undo: BasketLine[]): BasketNotice {
  return { id, kind: 'removed', subject: subjectOfAll(undo), undo };
}

/** Whether the server may have made the change although the call failed: there was no response, or a 5xx. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Converts a failed call to a refusal. `added`: the offer that was to be added to what the basket holds of it. */
export function toBasketRefusal(error: unknown, added?: Offer): BasketRefusal {
  const refusal = toRefusal(error, READING);
  const { available = 0, multiplicity = 1 } = error instanceof ApiError ? error.body : {};
  if (refusal.reason === 'not-multiple') return { ...refusal, count: multiplicity };
  if (refusal.reason !== 'not-enough') return { ...refusal, count: available };
  return shortage(available, added ? findLine(basketOfRefusal(error), added)?.qty : 0);
}

/** Says how many pieces of an offer can still be had, if the basket holds some already. */
export function shortage(available: number, inBasket = 0): BasketRefusal {
  if (available <= 0) return { reason: 'out-of-stock', count: 0 };
  if (inBasket === 0) return { reason: 'not-enough', count: available };
  return inBasket < available
    ? { reason: 'no-more-than', count: available - inBasket, inBasket }
    : { reason: 'all-in-basket', count: available, inBasket };
}

/** The fresh basket in an error response. */
export function basketOfRefusal(error: unknown): Basket | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body as Partial<BasketConflict>).basket ?? null;
}
