import { ApiError, type Basket, type BasketConflict } from '@partshop/api-client';
import { toRefusal, type FormRefusal, type Reading } from '@partshop/features/core/forms';
import type { BasketChange } from './basket-changes.ts';
import type { AddLine } from './basket-line.ts';

type OwnReason =
  | 'not-enough'
  | 'not-multiple'
  | 'out-of-stock'
  | 'withdrawn'
  | 'basket-full'
  | 'basket-changed'
  | 'bad-qty';

/** Why a change was refused. `count`: the pieces available (`not-enough`) or the pack size (`not-multiple`). */
export type BasketRefusal = FormRefusal<never, never, OwnReason> & { count: number };

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
} & ({ kind: 'refused'; refusal: BasketRefusal; retry: BasketChange | null } | { kind: 'removed'; undo: AddLine });

export function subjectOf({
  catalogName,
  catalogFullNumber,
}: Pick<AddLine, 'catalogName' | 'catalogFullNumber'>): string {
  return `${catalogName} ${catalogFullNumber}`.trim();
}

export function removalNotice(id: string, undo: AddLine): BasketNotice {
  return { id, kind: 'removed', subject: subjectOf(undo), undo };
}

/** Whether the server may have made the change although the call failed: there was no response, or a 5xx. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Converts a failed call to a refusal. */
export function toBasketRefusal(error: unknown): BasketRefusal {
  const refusal = toRefusal(error, READING);
  const { available = 0, multiplicity = 1 } = error instanceof ApiError ? error.body : {};
  if (refusal.reason === 'not-enough' && available <= 0) return { reason: 'out-of-stock', count: 0 };
  return { ...refusal, count: refusal.reason === 'not-multiple' ? multiplicity : available };
}

/** The fresh basket in an error response. */
export function basketOfRefusal(error: unknown): Basket | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body as Partial<BasketConflict>).basket ?? null;
}
