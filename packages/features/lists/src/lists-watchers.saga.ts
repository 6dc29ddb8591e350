import { actionChannel, take } from 'redux-saga/effects';
import { buffers, type Channel } from 'redux-saga';
import { noteFailure } from '@partshop/features/basket';
import { dispatch, type Saga } from '@partshop/features/core';
import { changeAnswered, changeFailed, listChanged, type ListChange } from './lists.slice.ts';
import { sendChange } from './send-change.saga.ts';

/**
 * Sends the visitor's changes (browser only) one by one, in the order they were made: so two first changes cannot open two sessions.
 */
export function* listsWatchers(): Saga {
  const changes = (yield actionChannel(listChanged.type, buffers.expanding())) as Channel<
    ReturnType<typeof listChanged>
  >;
  while (true) {
    const { payload } = (yield take(changes)) as ReturnType<typeof listChanged>;
    yield* send(payload);
  }
}

/** A change that fails is taken back, and a toast says so. */
function* send(change: ListChange): Saga {
  try {
    yield* dispatch(changeAnswered(yield* sendChange(change)));
  } catch {
    yield* dispatch(changeFailed(change));
    yield* dispatch(noteFailure());
  }
}
