import { call, takeEvery } from 'redux-saga/effects';
import { eventChannel, type EventChannel } from 'redux-saga';
import { dispatch, openTabs, type Saga, type Tabs } from '@partshop/features/core';
import { orderPlaced, orderPlacedElsewhere } from './placed-elsewhere.slice.ts';

/** Tells the browser's other tabs of an order, and hears of theirs: a basket is sold once, and its checkout may be open twice. */
export function* watchPlacedOrders(): Saga {
  const tabs = openTabs('orders');
  yield takeEvery(orderPlaced.type, ({ payload }: ReturnType<typeof orderPlaced>) => tabs.tell(payload));
  const heard = (yield call(listen, tabs)) as EventChannel<string>;
  yield takeEvery(heard, function* hear(number: string): Saga {
    yield* dispatch(orderPlacedElsewhere(number));
  });
}

const listen = (tabs: Tabs): EventChannel<string> => eventChannel((emit) => tabs.listen(emit));
