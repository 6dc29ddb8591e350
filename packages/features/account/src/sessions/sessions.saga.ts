import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, describePage, dispatch, loadTexts, type ActArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, readId } from '@partshop/features/core/forms';
import { ownSessions } from './sessions.loadables.ts';
import { messages } from './sessions.messages.ts';

/** Whether the sessions were ended. */
export type SessionsAnswer = { isEnded: boolean };

/** Loads /profile/sessions. Critical: the sessions. */
export function* loadSessions(): Saga {
  yield all([call(ownSessions.load), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Ends the session of the pressed button, or all others. One that has ended already is no error. */
export function* endSessions({ form }: ActArgs): Saga<ReturnType<typeof data<SessionsAnswer>>> {
  const body = { id: readId(readField(form, 'id')) };
  try {
    const left = yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/sessions/end', { body, signal })));
    yield* dispatch(ownSessions.loaded(undefined, left, Date.now()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return data<SessionsAnswer>({ isEnded: false }, { status: error.status || 503 });
    yield* ownSessions.load();
  }
  return data<SessionsAnswer>({ isEnded: true });
}
