import { MAX_BASKET_LINES } from '@partshop/api-client';
import { readQty, type ListLine } from '@partshop/features/basket';
import { readField, readId } from '@partshop/features/core/forms';

/** The fields of the form: the chosen items, and for each item its offer and its pieces. */
export const REPEAT_FIELDS = {
  requestId: 'requestId',
  chosen: 'line',
  offer: (itemId: number) => `offer-${itemId}`,
  qty: (itemId: number) => `qty-${itemId}`,
} as const;

export const writeOffer = ({ articleId, priceListId }: Pick<ListLine, 'articleId' | 'priceListId'>): string =>
  `${articleId}/${priceListId}`;

/** What was chosen, and what was typed, by ordered item. */
export type RepeatChoice = { chosen: number[]; typed: Record<number, string> };

/** Reads the form; a line whose offer or quantity makes no sense is in `bad`. */
export function readRepeatForm(form: FormData): {
  requestId: string;
  choice: RepeatChoice;
  lines: ListLine[];
  bad: number[];
} {
  const chosen = form
    .getAll(REPEAT_FIELDS.chosen)
    .slice(0, MAX_BASKET_LINES)
    .flatMap((value) => (typeof value === 'string' ? (readId(value) ?? []) : []));
  const typed = Object.fromEntries(chosen.map((itemId) => [itemId, readField(form, REPEAT_FIELDS.qty(itemId))]));
  const read = chosen.map((itemId) => {
    const [articleId, priceListId] = readField(form, REPEAT_FIELDS.offer(itemId)).split('/').map(readId);
    const qty = readQty(typed[itemId] ?? '');
    return { itemId, line: articleId && priceListId && qty !== null ? { articleId, priceListId, qty } : null };
  });
  return {
    requestId: readField(form, REPEAT_FIELDS.requestId),
    choice: { chosen, typed },
    lines: read.flatMap(({ line }) => line ?? []),
    bad: read.flatMap(({ itemId, line }) => (line === null ? [itemId] : [])),
  };
}
