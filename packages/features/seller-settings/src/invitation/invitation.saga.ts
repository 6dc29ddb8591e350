import { all, call } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { answerOffer, invitationCodeMessages, loadOffer } from '@partshop/features/account';
import { callApi, describePage, loadTexts, type ActArgs, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerInvitations } from '../seller-settings.loadables.ts';
import { messages } from './invitation.messages.ts';
import type { SELLER_INVITATION_QUERY } from './invitation.query.ts';

/** /profile/seller-invitation. Critical: the invitation of the code; without one, and for an unknown code, the form that asks for it. */
export function* loadInvitation({ query }: LoadArgs<(typeof SELLER_INVITATION_QUERY)[number]>): Saga {
  yield all([
    call(loadOffer, sellerInvitations, query.get('code') ?? ''),
    call(loadTexts, messages, invitationCodeMessages, roleMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

export function* answerInvitation({ form }: ActArgs): ReturnType<typeof answerOffer> {
  return yield* answerOffer(form, {
    send: (body) =>
      callApi((api, signal) => unwrap(api.POST('/services/cabinet/seller-invitation/answer', { body, signal }))),
    next: paths.sellerNewOrders.to(),
  });
}
