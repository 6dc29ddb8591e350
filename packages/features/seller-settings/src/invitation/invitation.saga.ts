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
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerInvitations } from '../seller-settings.loadables.ts';
import { messages } from './invitation.messages.ts';
import type { SELLER_INVITATION_QUERY } from './invitation.query.ts';

export type InvitationRefused = { refusal: FormRefusal<never, never, 'employed'> | { reason: 'unknown' } };

/** /profile/seller-invitation. Critical: the invitation of the code; without one, and for an unknown code, the form that asks for it. */
export function* loadInvitation({ query }: LoadArgs<(typeof SELLER_INVITATION_QUERY)[number]>): Saga {
  yield all([
    call(loadOffer, sellerInvitations, query.get('code') ?? ''),
    call(loadTexts, messages, invitationCodeMessages, roleMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Accepts or declines, by the pressed button. Who accepted sees the seller's area, in a new document. */
export function* answerInvitation({
  form,
}: ActArgs): Saga<Response | ReturnType<typeof data<InvitationRefused>> | ReturnType<typeof data<Leaving>>> {
  const accepts = readField(form, 'answer') === 'accept';
  const body = { code: readField(form, 'code'), accepts };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/seller-invitation/answer', { body, signal })));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data<InvitationRefused>({ refusal: { reason: 'unknown' } }, { status: 404 });
    }
    const { refusal, status } = readRefusal(error, { byCode: { employed: { reason: 'employed' } } });
    return data<InvitationRefused>({ refusal }, { status });
  }
  return accepts ? yield* answerWithDocument(paths.sellerNewOrders.to()) : redirectResponse(paths.profile.to(), 303);
}
