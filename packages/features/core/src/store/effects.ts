import { CANCEL } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@partshop/api-client';
import type { Environment } from './environment.ts';
import type { CoreState } from './root-reducer.ts';

/** A saga with a typed result. */
export type Saga<Result = void> = Generator<unknown, Result, unknown>;

/** Returns a part of the sagas' environment (client, texts); see {@link Environment}. */
export function* environment<Key extends keyof Environment>(key: Key): Saga<Environment[Key]> {
  return (yield getContext(key)) as Environment[Key];
}

/** A typed `select`. */
export function* pick<Result, Args extends unknown[]>(
  selector: (state: CoreState, ...args: Args) => Result,
  ...args: Args
): Saga<Result> {
  return (yield select(selector, ...args)) as Result;
}

/**
 * Calls the API; cancelling the saga (the visitor went elsewhere) aborts the call. Aborts through the promise's `CANCEL`: yielding
 * in `finally` would resume the parent sagas with redux-saga's cancellation value.
 */
export function* callApi<Result>(send: (api: ApiClient, signal: AbortSignal) => Promise<Result>): Saga<Result> {
  const api = yield* environment('api');
  const controller = new AbortController();
  const abort = { [CANCEL]: () => controller.abort() };
  return (yield call(() => Object.assign(send(api, controller.signal), abort))) as Result;
}

export function* dispatch(action: UnknownAction): Saga {
  yield put(action);
}
