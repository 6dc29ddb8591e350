import { data } from 'react-router-dom';
import { take } from 'redux-saga/effects';
import { unwrap, ApiError, type ClientInfo } from '@partshop/api-client';
import { callApi, dispatch, environment, pick, type Saga } from '../store/effects.ts';
import { expectShape } from '../store/expect-shape.ts';
import { reportIncomplete } from '../store/report-incomplete.ts';
import { reportFault } from '../store/report-fault.ts';
import {
  selectClient,
  selectIsAwaited,
  selectCurrentUserError,
  currentUserFailed,
  currentUserLoaded,
} from './current-user.slice.ts';

/** Loads the client of the session. After a failure the current user is a guest and the store holds the error of §8; the page continues. */
export function* loadCurrentUser(): Saga {
  try {
    yield* reloadCurrentUser();
  } catch (error) {
    reportFault(new Error(yield* failCurrentUser(error), { cause: error }));
  }
}

/** Loads the client again after a change; after a failure, which it throws, the current user stays as it was. */
export function* reloadCurrentUser(): Saga {
  const client = yield* callApi((api, signal) => unwrap(api.GET('/services/clientbaseinfo', { signal })));
  yield* dispatch(currentUserLoaded(expectShape(client, isCurrentUser)));
}

/** Whether the response has what every page reads. */
function isCurrentUser({ ClientConfig }: Partial<ClientInfo>): boolean {
  return typeof ClientConfig?.IsTableMod === 'boolean';
}

/** Ends the wait for a current user who could not be loaded, and returns the error of §8. */
export function* failCurrentUser(error: unknown): Saga<string> {
  const reason = error instanceof ApiError ? error.message : String(error);
  const fault = `Error load ClientInfo: ${reason} ${(yield* environment('baseUrl')) ?? ''}`.trimEnd();
  yield* reportIncomplete();
  yield* dispatch(currentUserFailed(fault));
  return fault;
}

/** Waits for app start to load the current user, since the loaders of a page run in parallel. */
export function* awaitCurrentUser(): Saga<ClientInfo> {
  while (yield* pick(selectIsAwaited)) yield take([currentUserLoaded.type, currentUserFailed.type]);
  return yield* pick(selectClient);
}

/**
 * The current user, for pages that need to know. Throws 503 if loading the user failed: a client who is logged in would gain
 * nothing by logging in again.
 */
export function* awaitKnownUser(): Saga<ClientInfo> {
  const client = yield* awaitCurrentUser();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if ((yield* pick(selectCurrentUserError)) !== null) throw data({ code: 'unavailable' }, { status: 503 });
  return client;
}
