import { all, call } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { callApi, describePage, loadTexts, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { ownAlerts } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';

/** /alerts. Critical: the client's alerts. */
export function* loadOwnAlerts(): Saga {
  yield all([call(ownAlerts.load, 'own'), call(loadTexts, messages)]);
  yield* describePage(messages, (t) => ({ title: t('toOwn'), isIndexed: false }));
}

/** Deletes the alert of the pressed button; one that is gone already is no error. */
export function* deleteAlert({ form }: ActArgs): Saga<Response> {
  const id = readId(readField(form, 'id'));
  if (id !== null) {
    yield* callApi(async (api, signal) => {
      const answer = await api.POST('/services/cabinet/alerts/delete', { body: { id }, signal });
      return answer.response.status === 404 ? null : unwrap(Promise.resolve(answer));
    });
  }
  return redirectResponse(paths.alerts.to(), 303);
}
