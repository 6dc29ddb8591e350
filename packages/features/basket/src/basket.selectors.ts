import { createSelector } from '@reduxjs/toolkit';
import type { CoreState } from '@partshop/features/core';
import { applyChanges } from './basket-changes.ts';
import { isOrdered, offerKey, type BasketLine, type Offer } from './basket-line.ts';
import { selectBasketState } from './basket.slice.ts';

type Select<Value> = (state: CoreState) => Value;

export const selectServerBasket = (state: CoreState) => selectBasketState(state).basket;
export const selectBasketStatus = (state: CoreState) => selectBasketState(state).status;
export const selectBasketVersion = (state: CoreState) => selectBasketState(state).version;
export const selectChanges = (state: CoreState) => selectBasketState(state).changes;
export const selectNotices = (state: CoreState) => selectBasketState(state).notices;

/**
 * The changes that the server has not confirmed, with those that can be tried again: browsers fail the calls of a page that is left, some
 * before they tell the page that it is.
 */
export const selectUnconfirmed = (state: CoreState) => [
  ...selectNotices(state).flatMap((notice) => (notice.kind === 'refused' && notice.retry) || []),
  ...selectChanges(state),
];

const selectAllLines: Select<BasketLine[]> = createSelector([selectServerBasket, selectChanges], applyChanges);

/** The lines as the page shows them, with the pending changes applied; none that is put aside. */
export const selectBasketLines: Select<BasketLine[]> = createSelector([selectAllLines], (lines) =>
  lines.filter(({ groupName }) => groupName === ''),
);

/** Lines put aside under a name. */
export type HeldGroup = { name: string; lines: BasketLine[] };

/** The groups of lines put aside (D44), in the order of their names. */
export const selectHeldGroups: Select<HeldGroup[]> = createSelector([selectAllLines], (lines) => {
  const held = Object.groupBy(
    lines.filter(({ groupName }) => groupName !== ''),
    ({ groupName }) => groupName,
  );
  return Object.entries(held)
    .map(([name, some = []]) => ({ name, lines: some }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'));
});

/** Pieces in all lines: the count on the basket link. */
export const selectBasketCount: Select<number> = createSelector([selectBasketLines], (lines) =>
  lines.reduce((sum, { qty }) => sum + qty, 0),
);

/** The sum of the lines that can be ordered, in minor units of {@link selectBasketCurrency}. */
export const selectGoodsTotal: Select<number> = createSelector([selectBasketLines], (lines) =>
  lines.reduce((total, line) => (isOrdered(line) ? total + line.sum : total), 0),
);

export const selectBasketPromo = (state: CoreState) => selectServerBasket(state)?.promo ?? null;

/** What the promo code takes off, in minor units; while a change is pending, what it took off before. */
export const selectPromoDiscount = (state: CoreState): number =>
  Math.min(selectBasketPromo(state)?.discount ?? 0, selectGoodsTotal(state));

/** What the lines that can be ordered cost with the promo code, in minor units. */
export const selectBasketTotal = (state: CoreState): number => selectGoodsTotal(state) - selectPromoDiscount(state);

/** The price of each line. */
export const selectBasketPrices: Select<number[]> = createSelector([selectBasketLines], (lines) =>
  lines.map(({ price }) => price),
);

export const selectBasketCurrency = (state: CoreState) => selectServerBasket(state)?.currency;

/** Whether a change is pending. */
export const selectIsSaving = (state: CoreState): boolean => selectChanges(state).length > 0;

/** The lines by offer (see {@link offerKey}). Returns the same map until the basket changes. */
export const selectLinesByOffer: Select<ReadonlyMap<string, BasketLine>> = createSelector(
  [selectBasketLines],
  (lines) => new Map(lines.map((line) => [line.key, line])),
);

/** The keys of the offers that are being added (see {@link offerKey}). Returns the same set until a change begins or ends. */
export const selectOffersBeingAdded: Select<ReadonlySet<string>> = createSelector(
  [selectChanges],
  (changes) => new Set(changes.flatMap((change) => (change.kind === 'add' ? [offerKey(change.line)] : []))),
);

/** Pieces of an offer in the basket; 0 if it has none. */
export const selectQtyInBasket = (state: CoreState, offer: Offer): number =>
  selectLinesByOffer(state).get(offerKey(offer))?.qty ?? 0;

/** Whether a change of this offer's line is pending. */
export const selectIsPending = (state: CoreState, offer: Offer): boolean =>
  selectLinesByOffer(state).get(offerKey(offer))?.isPending ?? false;

/**
 * Pieces by offer (see {@link offerKey}), for a list that marks what is in the basket. Returns the same object until the basket
 * changes.
 */
export const selectQtyByOffer: Select<Record<string, number>> = createSelector([selectBasketLines], (lines) =>
  Object.fromEntries(lines.map(({ key, qty }) => [key, qty])),
);
