import { data } from 'react-router-dom';
import { take } from 'redux-saga/effects';
import { unwrap, ApiError, type ClientInfo } from '@partshop/api-client';
import { callApi, dispatch, environment, pick, type Saga } from '../store/effects.ts';
import { expectShape } from '../store/expect-shape.ts';
import { tellLack } from '../store/lack.ts';
import { reportFault } from '../store/report-fault.ts';
import {
  selectClient,
  selectIsAwaited,
  selectCurrentUserError,
  currentUserFailed,
  currentUserLoaded,
} from './current-user.slice.ts';

/** Loads the client of the session. A failure leaves an anonymous current user and the error of §8; the page goes on. */
export function* loadCurrentUser(): Saga {
  try {
    const client = yield* callApi((api, signal) => unwrap(api.GET('/services/clientbaseinfo', { signal })));
    yield* dispatch(currentUserLoaded(expectShape(client, isCurrentUser)));
  } catch (error) {
    reportFault(new Error(yield* missCurrentUser(error), { cause: error }));
  }
}

/** What every page reads of him, without which none can be made. */
function isCurrentUser({ ClientConfig }: Partial<ClientInfo>): boolean {
  return typeof ClientConfig?.IsTableMod === 'boolean';
}

/** Ends the wait for a user who cannot be had, and gives the error of §8. */
export function* missCurrentUser(error: unknown): Saga<string> {
  const reason = error instanceof ApiError ? error.message : String(error);
  const fault = `Error load ClientInfo: ${reason} ${(yield* environment('baseUrl')) ?? ''}`.trimEnd();
  yield* tellLack();
  yield* dispatch(currentUserFailed(fault));
  return fault;
}

/** The current user, once app start knows him: the loaders of a page run side by side. */
export function* awaitCurrentUser(): Saga<ClientInfo> {
  while (yield* pick(selectIsAwaited)) yield take([currentUserLoaded.type, currentUserFailed.type]);
  return yield* pick(selectClient);
}

/**
 * The current user where nobody is not good enough: throws 503 where it is not known who he is, since to log in again would not help
 * who has done so.
 */
export function* awaitKnownUser(): Saga<ClientInfo> {
  const client = yield* awaitCurrentUser();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if ((yield* pick(selectCurrentUserError)) !== null) throw data({ code: 'unavailable' }, { status: 503 });
  return client;
}
