import { ApiError, type Basket, type BasketConflict } from '@partshop/api-client';
import type { BasketChange } from './basket-changes.ts';
import type { AddLine } from './basket-line.ts';

/** Why a change was not made. People read a text chosen by it. */
export type RefusalCode =
  | 'not-enough'
  | 'not-multiple'
  | 'out-of-stock'
  | 'withdrawn'
  | 'basket-full'
  | 'basket-changed'
  | 'bad-qty'
  | 'not-saved';

export type Refusal = {
  code: RefusalCode;
  /** How many can be had (`not-enough`), the pack size (`not-multiple`). */
  count: number;
};

/** What the visitor is told about the basket wherever he is. */
export type BasketNotice = {
  id: string;
  /** The goods it is about, such as `MANN-FILTER W 712/75`; empty where it is about the basket. */
  subject: string;
} & ({ kind: 'refused'; refusal: Refusal; retry: BasketChange | null } | { kind: 'removed'; undo: AddLine });

export function subjectOf({
  catalogName,
  catalogFullNumber,
}: Pick<AddLine, 'catalogName' | 'catalogFullNumber'>): string {
  return `${catalogName} ${catalogFullNumber}`.trim();
}

export function removalNotice(id: string, undo: AddLine): BasketNotice {
  return { id, kind: 'removed', subject: subjectOf(undo), undo };
}

/** Whether it is unknown if the call did its work: no answer came, or the server failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The refusal that a failed call stands for. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: 'not-saved', count: 0 };
  const { code, available = 0, multiplicity = 1 } = error.body;
  switch (code) {
    case 'not-enough':
      return available > 0 ? { code, count: available } : { code: 'out-of-stock', count: 0 };
    case 'not-multiple':
      return { code, count: multiplicity };
    case 'withdrawn':
    case 'not-found':
      return { code: 'withdrawn', count: 0 };
    case 'basket-full':
    case 'basket-changed':
      return { code, count: 0 };
    case 'bad-request':
      return { code: 'bad-qty', count: 0 };
    default:
      return { code: 'not-saved', count: 0 };
  }
}

/** The fresh basket that a refusal carries. */
export function basketOfRefusal(error: unknown): Basket | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body as Partial<BasketConflict>).basket ?? null;
}
