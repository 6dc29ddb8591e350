import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { ApiError, unwrap } from '@partshop/api-client';
import { invitationCodeMessages, loadOffer } from '@partshop/features/account';
import {
  callApi,
  describePage,
  loadTexts,
  redirectResponse,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import {
  answerWithDocument,
  formMessages,
  readField,
  readRefusal,
  type FormRefusal,
  type Leaving,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { invitations } from '../company-account.loadables.ts';
import { messages as roles } from '../roles.messages.ts';
import type { INVITATION_QUERY } from '../company-account.query.ts';
import { messages } from './invitation.messages.ts';

export type InvitationRefused = { refusal: FormRefusal<never, never, 'employed'> | { reason: 'unknown' } };

/** /profile/company/invitation. Critical: the invitation of the code; without one, and for an unknown code, the form that asks for it. */
export function* loadInvitation({ query }: LoadArgs<(typeof INVITATION_QUERY)[number]>): Saga {
  yield all([
    call(loadOffer, invitations, query.get('code') ?? ''),
    call(loadTexts, messages, invitationCodeMessages, roles, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Accepts or declines, by the pressed button. Who accepted sees other prices, in a new document. */
export function* answerInvitation({
  form,
}: ActArgs): Saga<Response | ReturnType<typeof data<InvitationRefused>> | ReturnType<typeof data<Leaving>>> {
  const accepts = readField(form, 'answer') === 'accept';
  const body = { code: readField(form, 'code'), accepts };
  try {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/company-account/invitation/answer', { body, signal })),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data<InvitationRefused>({ refusal: { reason: 'unknown' } }, { status: 404 });
    }
    const { refusal, status } = readRefusal(error, { byCode: { employed: { reason: 'employed' } } });
    return data<InvitationRefused>({ refusal }, { status });
  }
  return accepts ? yield* answerWithDocument(paths.employees.to()) : redirectResponse(paths.profile.to(), 303);
}
