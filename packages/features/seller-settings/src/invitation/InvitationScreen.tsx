import { useSelector } from 'react-redux';
import type { SellerInvitation } from '@partshop/api-client';
import { AccountPage, InvitationCodeForm, invitationCodeMessages, InvitationOffer } from '@partshop/features/account';
import { isolate, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerInvitations } from '../seller-settings.loadables.ts';
import { TimeText } from '../TimeText.tsx';
import { messages } from './invitation.messages.ts';
import { SELLER_INVITATION_QUERY } from './invitation.query.ts';

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
  const { seller, role, expiresAt } = invitation;
  return (
    <InvitationOffer
      path={paths.sellerInvitation.to(code)}
      code={code}
      employed={t('employed')}
      until={<TimeText text={(date) => tCode('until', { date })} at={expiresAt} format="date" />}
    >
      <p>{t('offer', { seller: isolate(seller, locale), role: tRole(role) })}</p>
      <p className="muted">{tRole(`${role}Text`)}</p>
      <p>{t('effect')}</p>
    </InvitationOffer>
  );
}
