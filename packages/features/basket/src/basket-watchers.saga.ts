import { nanoid } from '@reduxjs/toolkit';
import { actionChannel, call, delay, fork, race, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { buffers, eventChannel, type Channel, type EventChannel } from 'redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Basket } from '@partshop/api-client';
import { dataOutdated, dispatch, loadCode, optional, pick, type Saga } from '@partshop/features/core';
import { idsOf, isFulfilled, linesOf, toRetry, type BasketChange } from './basket-changes.ts';
import {
  basketOfRefusal,
  isOutcomeUnknown,
  subjectOf,
  subjectOfAll,
  toBasketRefusal,
  type BasketNotice,
} from './basket-notices.ts';
import { selectChanges, selectServerBasket } from './basket.selectors.ts';
import { changeAnswered, changeRefused, changeRequested, changeSent, noticeDismissed } from './basket.slice.ts';
import { fetchBasket, sendAdd, sendDelete, sendQty, sendRestore } from './basket-calls.saga.ts';
import { readBasket } from './basket.saga.ts';
import { keepPendingChanges } from './keep-changes.saga.ts';
import { watchOtherTabs } from './other-tabs.saga.ts';

const loadLineCalls = async () => import('./line-calls.saga.ts');

/** Milliseconds after the last change of a quantity until it is sent. */
const QTY_PAUSE_MS = 400;

/** Milliseconds until a toast about a removal closes. Refusals stay until the visitor closes them. */
const NOTICE_MS = 12_000;

/**
 * Sends the visitor's changes (browser only) one by one, in the order they were made. So each response is newer than the last, no
 * change is lost or undone, and two first changes cannot open two sessions.
 */
export function* basketWatchers(): Saga {
  yield fork(watchOtherTabs);
  yield takeLatest(dataOutdated, readAgain);
  yield takeEvery(changeRequested, dismissInTime);
  const leaving = (yield call(listenForLeaving)) as EventChannel<true>;
  const requests = (yield actionChannel(changeRequested.type, buffers.sliding(1))) as Channel<UnknownAction>;
  yield* keepPendingChanges();
  while (true) {
    for (let change = yield* pickNext(leaving); change; change = yield* pickNext(leaving)) yield* sendChange(change);
    yield take(requests);
  }
}

/** Its delivery times may have changed. */
function* readAgain(): Saga {
  if (yield* pick(selectServerBasket)) yield* optional(readBasket());
}

function* dismissInTime({ payload }: ReturnType<typeof changeRequested>): Saga {
  if (payload.kind !== 'delete') return;
  yield delay(NOTICE_MS);
  yield* dispatch(noticeDismissed(payload.id));
}

/** The next change to send. A quantity waits until the visitor pauses or leaves the page. */
function* pickNext(leaving: EventChannel<true>): Saga<BasketChange | undefined> {
  let [next] = yield* pick(selectChanges);
  while (next?.kind === 'set-qty') {
    const waits = { pause: delay(QTY_PAUSE_MS), more: take(changeRequested.type), left: take(leaving) };
    const { more } = (yield race(waits)) as { more?: UnknownAction };
    if (!more) return next;
    [next] = yield* pick(selectChanges);
  }
  return next;
}

function listenForLeaving(): EventChannel<true> {
  return eventChannel((emit) => {
    const onHide = () => emit(true);
    globalThis.addEventListener?.('pagehide', onHide);
    return () => globalThis.removeEventListener?.('pagehide', onHide);
  });
}

function* sendChange(change: BasketChange): Saga {
  const before = (yield* pick(selectServerBasket)) ?? (yield* optional(fetchBasket())) ?? null;
  yield* dispatch(changeSent({ id: change.id, before }));
  try {
    const basket = yield* change.isRetry ? makeUnlessMade(change) : make(change, before);
    yield* dispatch(changeAnswered({ id: change.id, basket }));
  } catch (error) {
    yield* takeBack(change, before, error);
  }
}

/**
 * Retries a change after a lost response: reads the basket first, and sends the change only if the basket does not hold it. The server
 * itself knows an add that it made.
 */
function* makeUnlessMade(change: BasketChange): Saga<Basket> {
  if (change.kind === 'add') return yield* make(change, null);
  const fresh = yield* fetchBasket();
  return isFulfilled(change, fresh) ? fresh : yield* make(change, fresh);
}

function* make(change: BasketChange, seen: Basket | null): Saga<Basket> {
  const [seenLine] = linesOf(seen).filter(({ basketId }) => idsOf(change).includes(basketId));
  switch (change.kind) {
    case 'add':
      return yield* sendAdd(change.line, change.id);
    case 'set-qty':
      return yield* sendQty(change.basketId, change.qty, seenLine?.qty);
    case 'delete':
      return yield* sendDelete(change.ids);
    case 'restore':
      return yield* sendRestore(change.ids);
    case 'comment':
    case 'mark':
    case 'hold':
    case 'accept': {
      const { makeOnLines } = (yield call(loadCode, loadLineCalls)) as Awaited<ReturnType<typeof loadLineCalls>>;
      return yield* makeOnLines(change, seenLine);
    }
  }
}

/** Handles a failed change. If the outcome is unknown, reads the basket first: the server may have made the change. */
function* takeBack(change: BasketChange, before: Basket | null, error: unknown): Saga {
  const { id } = change;
  const isUnknown = isOutcomeUnknown(error);
  const again = toRetry(change, before);
  const basket = isUnknown ? ((yield* optional(fetchBasket())) ?? null) : basketOfRefusal(error);
  if (isUnknown && basket && isFulfilled(again, basket)) {
    yield* dispatch(changeAnswered({ id, basket }));
    return;
  }
  const subject = yield* pickSubject(change);
  const notice: BasketNotice = {
    id: nanoid(),
    kind: 'refused',
    subject,
    refusal: toBasketRefusal(error, change.kind === 'add' ? change.line : undefined),
    retry: isUnknown ? again : null,
  };
  yield* dispatch(changeRefused({ id, basket, notice }));
}

function* pickSubject(change: BasketChange): Saga<string> {
  if (change.kind === 'add') return subjectOf(change.line);
  const lines = linesOf(yield* pick(selectServerBasket));
  return subjectOfAll(lines.filter(({ basketId }) => idsOf(change).includes(basketId)));
}
