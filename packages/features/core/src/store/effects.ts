import { CANCEL } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@partshop/api-client';
import type { Environment } from './environment.ts';
import type { CoreState } from './root-reducer.ts';

/** A saga as the features write them: typed result, any effects. */
export type Saga<Result = void> = Generator<unknown, Result, unknown>;

/** What the visitor's sagas work with (client, texts); see {@link Environment}. */
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
 * Runs a call of the api; when the saga is cancelled (the visitor went elsewhere), the call is aborted too. The promise itself says
 * how: a `yield` in a `finally` would let the sagas around this one go on, with the mark of a cancelled task for their data.
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
