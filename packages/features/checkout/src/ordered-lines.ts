import type { BasketLine } from '@partshop/features/basket';

/** Whether the line goes into the order; a changed price only asks for a look. */
export const isOrdered = ({ inOrder, problem }: Pick<BasketLine, 'inOrder' | 'problem'>): boolean =>
  inOrder && (problem === null || problem === 'price-changed');
