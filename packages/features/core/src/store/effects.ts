import { CANCEL } from 'redux-saga';
import { call, getContext, put, select, setContext } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError, type ApiClient } from '@partshop/api-client';
import { patiently } from '../connection/patience.ts';
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

const REPEATS = 'repeatsLostCalls';

/** Whether this saga and those that it starts send a call again when no response came: only for calls that may be made twice. */
export function* repeatLostCalls(isOn: boolean): Saga {
  yield setContext({ [REPEATS]: isOn });
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/**
 * Calls the API; cancelling the saga (the visitor went elsewhere) aborts the call. Aborts through the promise's `CANCEL`: yielding
 * in `finally` would resume the parent sagas with redux-saga's cancellation value.
 */
export function* callApi<Result>(send: (api: ApiClient, signal: AbortSignal) => Promise<Result>): Saga<Result> {
  const api = yield* environment('api');
  const controller = new AbortController();
  const abort = { [CANCEL]: () => controller.abort() };
  const start = async () => send(api, controller.signal);
  const isRepeated = (yield getContext(REPEATS)) === true;
  const answer = () => (isRepeated ? patiently(start, { isLost: isUnanswered, repeats: 1 }) : start());
  return (yield call(() => Object.assign(answer(), abort))) as Result;
}

export function* dispatch(action: UnknownAction): Saga {
  yield put(action);
}
