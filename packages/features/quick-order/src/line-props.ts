import type { QuickOrderLine } from '@partshop/api-client';
import type { useMoney } from '@partshop/features/core';

export type LineMoney = ReturnType<typeof useMoney>;

/** A line of a checked list, as its parts get it. */
export type LineProps = {
  line: QuickOrderLine;
  /** Its place in the list, from 0. */
  index: number;
  money: LineMoney;
};

export type LineCard = QuickOrderLine['goods'][number];

/** The most pieces of a card's offer in whole packs. */
export const takeable = (card: LineCard | undefined): number =>
  card?.best ? card.best.quantity - (card.best.quantity % card.best.multiplicity) : 0;
