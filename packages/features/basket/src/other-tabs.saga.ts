import { call, takeEvery, takeLatest } from 'redux-saga/effects';
import { eventChannel, type EventChannel } from 'redux-saga';
import { openTabs, optional, type Saga, type Tabs } from '@partshop/features/core';
import { basketReplaced, changeAnswered } from './basket.slice.ts';
import { readBasket } from './basket.saga.ts';

/** Keeps the tabs of one browser in sync: each notifies the others of a change, and they read the basket again. */
export function* watchOtherTabs(): Saga {
  const tabs = openTabs('basket');
  yield takeEvery([changeAnswered.type, basketReplaced.type], () => tabs.tell('changed'));
  const calls = (yield call(listen, tabs)) as EventChannel<true>;
  yield takeLatest(calls, function* reload(): Saga {
    yield* optional(readBasket());
  });
}

/** Emits when another tab changes the basket, or when the page returns from the back-forward cache. */
function listen(tabs: Tabs): EventChannel<true> {
  return eventChannel((emit) => {
    const stop = tabs.listen(() => emit(true));
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) emit(true);
    };
    globalThis.addEventListener?.('pageshow', onShow);
    return () => {
      stop();
      globalThis.removeEventListener?.('pageshow', onShow);
    };
  });
}
