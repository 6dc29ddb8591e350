import { MAX_LINE_QTY } from '@partshop/api-client/contract';

/** What a line of the basket has to fit to. */
export type Stock = { quantity: number; multiplicity: number };

/** Pieces that one line may hold: whole packs only. */
export function mostOf({ quantity, multiplicity }: Stock): number {
  const most = Math.min(quantity, MAX_LINE_QTY);
  return most - (most % multiplicity);
}

export type QtyRefusal =
  | { code: 'not-multiple'; multiplicity: number }
  | { code: 'not-enough'; available: number; multiplicity: number };

/** Why this many cannot be taken; nothing when they can. */
export function refuseQty(qty: number, stock: Stock): QtyRefusal | undefined {
  const { multiplicity } = stock;
  if (qty % multiplicity !== 0) return { code: 'not-multiple', multiplicity };
  const available = mostOf(stock);
  return qty > available ? { code: 'not-enough', available, multiplicity } : undefined;
}
