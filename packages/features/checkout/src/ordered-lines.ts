import type { BasketLine } from '@partshop/features/basket';

/** Whether the line goes into the order. A changed price does not prevent it. */
export const isOrdered = ({ inOrder, problem }: Pick<BasketLine, 'inOrder' | 'problem'>): boolean =>
  inOrder && (problem === null || problem === 'price-changed');
