import { MAX_LINE_QTY } from '@partshop/api-client/contract';

/** Stock limits that a basket line must satisfy. */
export type Stock = { quantity: number; multiplicity: number };

/** The most pieces one line may hold, in whole packs. */
export function mostOf({ quantity, multiplicity }: Stock): number {
  const most = Math.min(quantity, MAX_LINE_QTY);
  return most - (most % multiplicity);
}

/** The least whole packs that hold so many pieces. */
export const wholePacks = (qty: number, { multiplicity }: Pick<Stock, 'multiplicity'>): number =>
  Math.ceil(qty / multiplicity) * multiplicity;

export type QtyConflict =
  | { code: 'not-multiple'; multiplicity: number }
  | { code: 'not-enough'; available: number; multiplicity: number };

/** Why this quantity is not possible; undefined when it is. */
export function checkQty(qty: number, stock: Stock): QtyConflict | undefined {
  const { multiplicity } = stock;
  if (qty % multiplicity !== 0) return { code: 'not-multiple', multiplicity };
  const available = mostOf(stock);
  return qty > available ? { code: 'not-enough', available, multiplicity } : undefined;
}
