import { call, takeEvery } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { callApi, optional, type Saga } from '@partshop/features/core';
import { agentName } from './agent-name.ts';
import { pageShown, searchShown } from './visits.ts';
import { whenIdle } from './when-idle.ts';

/** The contract's limits. */
const MAX_ADDRESS = 2000;
const MAX_TITLE = 300;
const MAX_MS = 600_000;

/**
 * Sends page views and search times to the backend (§7, P11) while the visitor allows it. Nothing waits for these calls, and
 * failures are ignored.
 */
export function* logVisits(): Saga {
  yield takeEvery(pageShown, function* logPage({ payload: { path, title } }: ReturnType<typeof pageShown>): Saga {
    yield call(whenIdle);
    const body = { RequestUrl: path.slice(0, MAX_ADDRESS), PageTitle: title.slice(0, MAX_TITLE) };
    yield* optional(
      callApi((api, signal) =>
        unwrap(api.POST('/services/cabinet/ClientRequestSaveJson', { body, signal, keepalive: true })),
      ),
    );
  });
  yield takeEvery(searchShown, function* logSearch({ payload: { path, ms } }: ReturnType<typeof searchShown>): Saga {
    yield call(whenIdle);
    const body = {
      PageUrl: path.slice(0, MAX_ADDRESS),
      UserAgentName: agentName(navigator),
      ElapsedTime: Math.min(Math.max(Math.round(ms), 0), MAX_MS),
    };
    yield* optional(
      callApi((api, signal) =>
        unwrap(api.POST('/services/cabinet/SearchTimingSave', { body, signal, keepalive: true })),
      ),
    );
  });
}
