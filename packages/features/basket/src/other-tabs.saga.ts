import { call, fork, take, takeLatest } from 'redux-saga/effects';
import { eventChannel, type EventChannel } from 'redux-saga';
import { optional, type Saga } from '@partshop/features/core';
import { basketReplaced, changeAnswered } from './basket.slice.ts';
import { readBasket } from './basket.saga.ts';

const CHANNEL = 'partshop-basket';

/** Keeps the tabs of one browser in sync: each notifies the others of a change, and they read the basket again. */
export function* watchOtherTabs(): Saga {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(CHANNEL);
  yield fork(tell, tabs);
  const calls = (yield call(listen, tabs)) as EventChannel<true>;
  yield takeLatest(calls, function* reload(): Saga {
    yield* optional(readBasket());
  });
}

function* tell(tabs: BroadcastChannel): Saga {
  while (true) {
    yield take([changeAnswered.type, basketReplaced.type]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tabs.postMessage('changed');
  }
}

/** Emits when another tab changes the basket, or when the page returns from the back-forward cache. */
function listen(tabs: BroadcastChannel): EventChannel<true> {
  return eventChannel((emit) => {
    const onMessage = () => emit(true);
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) emit(true);
    };
    tabs.addEventListener('message', onMessage);
    globalThis.addEventListener?.('pageshow', onShow);
    return () => {
      tabs.close();
      globalThis.removeEventListener?.('pageshow', onShow);
    };
  });
}
