import { useState } from 'react';
import type { OrderRepeat, RepeatLine } from '@partshop/api-client';
import { readQty } from '@partshop/features/basket';
import type { RefusedRepeat } from './act-on-repeat.saga.ts';
import { isChosenAtFirst } from './RepeatLineRow.tsx';

/** The chosen lines and their pieces; after a refusal those that were sent. */
export function useRepeatChoice({ lines }: OrderRepeat, refused: RefusedRepeat | null) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () =>
      new Set(refused ? refused.chosen : lines.filter(isChosenAtFirst).map(({ item: { orderItemId } }) => orderItemId)),
  );
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() => readPieces(refused?.typed ?? {}));
  return {
    isChosen: ({ item, offer }: RepeatLine) => offer !== null && chosen.has(item.orderItemId),
    choose: (itemId: number, isChosen: boolean) => {
      const next = new Set(chosen);
      if (isChosen) next.add(itemId);
      else next.delete(itemId);
      setChosen(next);
    },
    /** No more than there are by now. */
    qtyOf: ({ item, offer, qty }: RepeatLine) =>
      offer === null ? 0 : Math.min(pieces[item.orderItemId] ?? qty, offer.available),
    setQty: (itemId: number, qty: number) => setPieces({ ...pieces, [itemId]: qty }),
  };
}

function readPieces(typed: RefusedRepeat['typed']): Record<number, number> {
  const read = Object.entries(typed).map(([itemId, text]) => [itemId, readQty(text)] as const);
  return Object.fromEntries(read.filter((entry): entry is [string, number] => entry[1] !== null));
}
