import { all, call } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { answerOffer, invitationCodeMessages, loadOffer } from '@partshop/features/account';
import { callApi, describePage, loadTexts, type ActArgs, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { invitations } from '../company-account.loadables.ts';
import { messages as roleMessages } from '../roles.messages.ts';
import type { INVITATION_QUERY } from '../company-account.query.ts';
import { messages } from './invitation.messages.ts';

/** /profile/company/invitation. Critical: the invitation of the code; without one, and for an unknown code, the form that asks for it. */
export function* loadInvitation({ query }: LoadArgs<(typeof INVITATION_QUERY)[number]>): Saga {
  yield all([
    call(loadOffer, invitations, query.get('code') ?? ''),
    call(loadTexts, messages, invitationCodeMessages, roleMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

export function* answerInvitation({ form }: ActArgs): ReturnType<typeof answerOffer> {
  return yield* answerOffer(form, {
    send: (body) =>
      callApi((api, signal) =>
        unwrap(api.POST('/services/cabinet/company-account/invitation/answer', { body, signal })),
      ),
    next: paths.employees.to(),
  });
}
