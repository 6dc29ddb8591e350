import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { SellerInvitation } from '@partshop/api-client';
import { AccountPage, InvitationCodeForm, invitationCodeMessages } from '@partshop/features/account';
import { isolate, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { FormRefusalAlert, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, PageHeading } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerInvitations } from '../seller-settings.loadables.ts';
import { TimeText } from '../TimeText.tsx';
import { messages } from './invitation.messages.ts';
import { SELLER_INVITATION_QUERY } from './invitation.query.ts';
import type { InvitationRefused } from './invitation.saga.ts';

/** /profile/seller-invitation: what the invitation of a seller offers, or the form for its code. */
export function InvitationScreen() {
  const t = useTexts(messages);
  const code = useQuery(SELLER_INVITATION_QUERY).get('code') ?? '';
  const known = useSelector((state: CoreState) => sellerInvitations.select(state, code));
  const invitation = 'data' in known ? known.data : undefined;
  return (
    <AccountPage data-ui="SellerInvitation">
      <PageHeading title={t('title')} {...(invitation ? {} : { description: t('lead') })} />
      {invitation ? (
        <Offer code={code} invitation={invitation} />
      ) : (
        <InvitationCodeForm path={paths.sellerInvitation.to()} code={code} />
      )}
    </AccountPage>
  );
}

function Offer({ code, invitation }: { code: string; invitation: SellerInvitation }) {
  const t = useTexts(messages);
  const tCode = useTexts(invitationCodeMessages);
  const tRole = useTexts(roleMessages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.sellerInvitation.to(code));
  const answer = useActionData<InvitationRefused | undefined>();
  const refusal = answer && 'refusal' in answer && !isSending ? answer.refusal : undefined;
  const { seller, role, expiresAt } = invitation;
  return (
    <Card as="section" className="card">
      {refusal ? <Refusal refusal={refusal} /> : null}
      <p>{t('offer', { seller: isolate(seller, locale), role: tRole(role) })}</p>
      <p className="muted">{tRole(`${role}Text`)}</p>
      <p>{t('effect')}</p>
      <p className="muted">
        <TimeText text={(date) => tCode('until', { date })} at={expiresAt} format="date" />
      </p>
      <form {...formProps} className="acts" aria-busy={isSending}>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" variant="primary" name="answer" value="accept">
          {tCode('accept')}
        </Button>
        <Button type="submit" name="answer" value="decline">
          {tCode('decline')}
        </Button>
      </form>
    </Card>
  );
}

function Refusal({ refusal }: InvitationRefused) {
  const t = useTexts(messages);
  const tCode = useTexts(invitationCodeMessages);
  if (refusal.reason === 'employed') return <Alert tone="critical">{t('employed')}</Alert>;
  if (refusal.reason === 'unknown') return <Alert tone="critical">{tCode('unknown')}</Alert>;
  return <FormRefusalAlert refusal={refusal} />;
}
