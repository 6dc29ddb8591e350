import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice, type LoadError } from '@partshop/features/core';
import type { Basket } from '@partshop/api-client';
import { isAddOf, withExpectation, type BasketChange } from './basket-changes.ts';
import type { AddLine, BasketLine } from './basket-line.ts';
import { removalNotice, type BasketNotice } from './basket-notices.ts';

export type BasketState = {
  /** The server's last basket, without the pending changes (selectors apply them); null until the first response. */
  basket: Basket | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: LoadError | null;
  /** Increases with each started read and each sent or finished change: a read with an older version may be older than `basket`. */
  version: number;
  changes: BasketChange[];
  notices: BasketNotice[];
};

const MAX_NOTICES = 3;

const initialState: BasketState = { basket: null, status: 'idle', error: null, version: 0, changes: [], notices: [] };

const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    loadStarted(state) {
      state.status = 'loading';
      state.error = null;
      state.version += 1;
    },
    /** Drops a read that overlapped a newer read or a change: the other response is newer and holds the whole basket too. */
    loadSucceeded(state, { payload }: PayloadAction<{ basket: Basket; version: number }>) {
      state.status = 'loaded';
      const isOverlapped = payload.version !== state.version || state.changes.some((change) => change.isSent);
      if (state.basket === null || !isOverlapped) state.basket = payload.basket;
    },
    loadFailed(state, { payload }: PayloadAction<LoadError>) {
      state.status = 'failed';
      state.error = payload;
    },
    loadCancelled(state) {
      state.status = state.basket ? 'loaded' : 'idle';
    },
    /**
     * Queues a change of the visitor. It replaces an unsent quantity of the same line. Adding an offer that is being added does
     * nothing: a click on a busy button is impatience.
     */
    changeRequested(state, { payload }: PayloadAction<BasketChange>) {
      if (payload.kind === 'add' && state.changes.some((change) => isAddOf(change, payload.line))) return;
      state.changes = state.changes.filter((change) => change.isSent || !isOutdatedBy(payload, change));
      state.changes.push(payload);
      if (payload.kind === 'delete') addNotice(state, removalNotice(payload.id, payload.undo));
    },
    /** `before`: the server's basket without the change. It tells a later attempt whether this one was made. */
    changeSent(state, { payload: { id, before } }: PayloadAction<{ id: string; before: Basket | null }>) {
      state.version += 1;
      state.changes = state.changes.map((change) =>
        change.id === id ? { ...withExpectation(change, before), isSent: true } : change,
      );
    },
    /** The response replaces the server's basket; the remaining changes stay pending. */
    changeAnswered(state, { payload }: PayloadAction<{ id: string; basket: Basket }>) {
      settle(state, payload.id, payload.basket);
    },
    /** Refused or lost: takes the change back, and replaces the server's basket by the fresh one if there is one. */
    changeRefused(state, { payload }: PayloadAction<{ id: string; basket: Basket | null; notice: BasketNotice }>) {
      settle(state, payload.id, payload.basket);
      dropNotice(state, payload.id);
      addNotice(state, payload.notice);
    },
    /** Sets the basket that another call returned, such as a refused checkout. */
    basketReplaced(state, { payload }: PayloadAction<Basket>) {
      state.version += 1;
      state.basket = payload;
      state.status = 'loaded';
    },
    noticeAdded(state, { payload }: PayloadAction<BasketNotice>) {
      addNotice(state, payload);
    },
    noticeDismissed(state, { payload }: PayloadAction<string>) {
      dropNotice(state, payload);
    },
  },
});

export const selectBasketState = injectSlice(basketSlice);

export const {
  loadStarted,
  loadSucceeded,
  loadFailed,
  loadCancelled,
  changeRequested,
  changeSent,
  changeAnswered,
  changeRefused,
  basketReplaced,
  noticeDismissed,
} = basketSlice.actions;

const request = { isSent: false, isRetry: false };

/** Adds an offer to the basket. The line and the count appear at once; the server's response confirms them or takes them back. */
export const addToBasket = (line: AddLine) => changeRequested({ ...request, id: nanoid(), kind: 'add', line });

/** Sets the quantity of a line; quick changes in a row are sent as one. */
export const setBasketQty = (basketId: number, qty: number) =>
  changeRequested({ ...request, id: nanoid(), kind: 'set-qty', basketId, qty });

const idsOfLines = (lines: readonly BasketLine[]) => lines.map(({ basketId }) => basketId);

/** Removes lines at once; a toast offers to undo it. */
export const removeFromBasket = (...undo: BasketLine[]) =>
  changeRequested({ ...request, id: nanoid(), kind: 'delete', ids: idsOfLines(undo), undo });

/** Brings removed lines back as they were. */
export const restoreToBasket = (lines: BasketLine[]) =>
  changeRequested({ ...request, id: nanoid(), kind: 'restore', ids: idsOfLines(lines), lines });

/** Sets the comment of a line, and whether it is printed on the delivery note. */
export const setBasketComment = (basketId: number, comment: string, isPrinted: boolean) =>
  changeRequested({ ...request, id: nanoid(), kind: 'comment', basketId, comment, isPrinted });

/** Marks lines for the next order, or leaves them out. */
export const markForOrder = (lines: readonly BasketLine[], inOrder: boolean) =>
  changeRequested({ ...request, id: nanoid(), kind: 'mark', ids: idsOfLines(lines), inOrder });

/** Puts lines aside under a name, or, with an empty one, back to the basket. */
export const moveToGroup = (lines: readonly BasketLine[], groupName: string) =>
  changeRequested({ ...request, id: nanoid(), kind: 'hold', ids: idsOfLines(lines), groupName });

/** Accepts the current prices of lines. */
export const acceptPrices = (lines: readonly BasketLine[]) =>
  changeRequested({ ...request, id: nanoid(), kind: 'accept', ids: idsOfLines(lines) });

/** Shows a toast that something other than the basket was not saved. */
export const noteFailure = () =>
  basketSlice.actions.noticeAdded({
    id: nanoid(),
    kind: 'refused',
    subject: '',
    refusal: { reason: 'failed', count: 0 },
    retry: null,
  });

/** A removal leaves a waiting quantity to be sent before it: an undo brings it back. */
const isOutdatedBy = (newer: BasketChange, waiting: BasketChange): boolean =>
  waiting.kind === 'set-qty' && newer.kind === 'set-qty' && newer.basketId === waiting.basketId;

function settle(state: BasketState, id: string, basket: Basket | null): void {
  state.version += 1;
  state.changes = state.changes.filter((change) => change.id !== id);
  if (!basket) return;
  state.basket = basket;
  state.status = 'loaded';
}

function addNotice(state: BasketState, notice: BasketNotice): void {
  state.notices = [...state.notices, notice].slice(-MAX_NOTICES);
}

function dropNotice(state: BasketState, id: string): void {
  state.notices = state.notices.filter((notice) => notice.id !== id);
}
