import { call, cancelled, getContext, put, select } from 'redux-saga/effects';
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

/** Runs a call of the api; when the saga is cancelled (the visitor went elsewhere), the call is aborted too. */
export function* callApi<Result>(send: (api: ApiClient, signal: AbortSignal) => Promise<Result>): Saga<Result> {
  const api = yield* environment('api');
  const controller = new AbortController();
  try {
    return (yield call(send, api, controller.signal)) as Result;
  } finally {
    if (yield cancelled()) controller.abort();
  }
}

export function* dispatch(action: UnknownAction): Saga {
  yield put(action);
}
