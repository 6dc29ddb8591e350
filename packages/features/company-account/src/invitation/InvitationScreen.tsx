import { useSelector } from 'react-redux';
import type { Invitation } from '@partshop/api-client';
import { InvitationCodeForm, invitationCodeMessages, InvitationOffer } from '@partshop/features/account';
import { isolate, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { invitations } from '../company-account.loadables.ts';
import { INVITATION_QUERY } from '../company-account.query.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { messages as roleMessages } from '../roles.messages.ts';
import { useLimitsText } from '../use-limits-text.ts';
import { useTime } from '../use-time.ts';
import { messages } from './invitation.messages.ts';

/** /profile/company/invitation: what an invitation offers, or the form for its code. */
export function InvitationScreen() {
  const t = useTexts(messages);
  const query = useQuery(INVITATION_QUERY);
  const code = query.get('code') ?? '';
  const known = useSelector((state: CoreState) => invitations.select(state, code));
  const invitation = 'data' in known ? known.data : undefined;
  return (
    <CompanyPage data-ui="Invitation">
      <PageHeading title={t('title')} {...(invitation ? {} : { description: t('lead') })} />
      {invitation ? (
        <Offer code={code} invitation={invitation} />
      ) : (
        <InvitationCodeForm path={paths.invitation.to()} code={code} />
      )}
    </CompanyPage>
  );
}

function Offer({ code, invitation }: { code: string; invitation: Invitation }) {
  const t = useTexts(messages);
  const tCode = useTexts(invitationCodeMessages);
  const role = useTexts(roleMessages);
  const locale = useLocale();
  const limitsText = useLimitsText();
  const { day } = useTime();
  return (
    <InvitationOffer
      path={paths.invitation.to(code)}
      code={code}
      employed={t('employed')}
      until={tCode('until', { date: day(invitation.expiresAt) })}
    >
      <p>{t('offer', { company: isolate(invitation.company, locale), role: role(invitation.role) })}</p>
      <p className="muted">{role(`${invitation.role}Text`)}</p>
      {invitation.role === 'buyer' ? <p>{limitsText(invitation).join(' · ')}</p> : null}
      <p>{t('effect')}</p>
    </InvitationOffer>
  );
}
