import { call, fork, take, takeEvery } from 'redux-saga/effects';
import { eventChannel, type EventChannel } from 'redux-saga';
import { dispatch, type Saga } from '@partshop/features/core';
import { orderPlaced, orderPlacedElsewhere } from './placed-elsewhere.slice.ts';

const CHANNEL = 'partshop-orders';

/** Tells the browser's other tabs of an order, and hears of theirs: a basket is sold once, and its checkout may be open twice. */
export function* watchPlacedOrders(): Saga {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(CHANNEL);
  yield fork(tell, tabs);
  const heard = (yield call(listen, tabs)) as EventChannel<string>;
  yield takeEvery(heard, function* hear(number: string): Saga {
    yield* dispatch(orderPlacedElsewhere(number));
  });
}

function* tell(tabs: BroadcastChannel): Saga {
  while (true) {
    const { payload } = (yield take(orderPlaced.type)) as ReturnType<typeof orderPlaced>;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tabs.postMessage(payload);
  }
}

function listen(tabs: BroadcastChannel): EventChannel<string> {
  return eventChannel((emit) => {
    tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') emit(data);
    });
    return () => tabs.close();
  });
}
