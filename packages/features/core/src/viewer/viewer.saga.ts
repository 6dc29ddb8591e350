import { data } from 'react-router-dom';
import { take } from 'redux-saga/effects';
import { unwrap, ApiError, type ClientInfo } from '@partshop/api-client';
import { callApi, dispatch, environment, pick, type Saga } from '../store/effects.ts';
import { expectShape } from '../store/expect-shape.ts';
import { tellLack } from '../store/lack.ts';
import { reportFault } from '../store/report-fault.ts';
import { selectClient, selectIsAwaited, selectViewerError, viewerFailed, viewerLoaded } from './viewer.slice.ts';

/** Loads the client of the session. A failure leaves an anonymous viewer and the error of §8; the page goes on. */
export function* loadViewer(): Saga {
  try {
    const client = yield* callApi((api, signal) => unwrap(api.GET('/services/clientbaseinfo', { signal })));
    yield* dispatch(viewerLoaded(expectShape(client, isViewer)));
  } catch (error) {
    reportFault(new Error(yield* missViewer(error), { cause: error }));
  }
}

/** What every page reads of him, without which none can be made. */
function isViewer({ ClientConfig }: Partial<ClientInfo>): boolean {
  return typeof ClientConfig?.IsTableMod === 'boolean';
}

/** Ends the wait for a viewer who cannot be had, and gives the error of §8. */
export function* missViewer(error: unknown): Saga<string> {
  const reason = error instanceof ApiError ? error.message : String(error);
  const fault = `Error load ClientInfo: ${reason} ${(yield* environment('baseUrl')) ?? ''}`.trimEnd();
  yield* tellLack();
  yield* dispatch(viewerFailed(fault));
  return fault;
}

/** The viewer, once app start knows him: the loaders of a page run side by side. */
export function* awaitViewer(): Saga<ClientInfo> {
  while (yield* pick(selectIsAwaited)) yield take([viewerLoaded.type, viewerFailed.type]);
  return yield* pick(selectClient);
}

/**
 * The viewer where nobody is not good enough: throws 503 where it is not known who he is, since to log in again would not help
 * who has done so.
 */
export function* awaitKnownViewer(): Saga<ClientInfo> {
  const client = yield* awaitViewer();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if ((yield* pick(selectViewerError)) !== null) throw data({ code: 'unavailable' }, { status: 503 });
  return client;
}
