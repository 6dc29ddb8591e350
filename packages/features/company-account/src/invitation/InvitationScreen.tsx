import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { Invitation } from '@partshop/api-client';
import { InvitationCodeForm, invitationCodeMessages } from '@partshop/features/account';
import { isolate, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { FormRefusalAlert, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, PageHeading } from '@partshop/ui';
import { invitations } from '../company-account.loadables.ts';
import { INVITATION_QUERY } from '../company-account.query.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { messages as roleMessages } from '../roles.messages.ts';
import { useLimitsText } from '../use-limits-text.ts';
import { useTime } from '../use-time.ts';
import { messages } from './invitation.messages.ts';
import type { InvitationRefused } from './invitation.saga.ts';

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
  const { isSending, formProps } = usePageForm(paths.invitation.to(code));
  const answer = useActionData<InvitationRefused | undefined>();
  const refusal = answer && 'refusal' in answer && !isSending ? answer.refusal : undefined;
  return (
    <Card as="section" className="card">
      {refusal ? <Refusal refusal={refusal} /> : null}
      <p>{t('offer', { company: isolate(invitation.company, locale), role: role(invitation.role) })}</p>
      <p className="muted">{role(`${invitation.role}Text`)}</p>
      {invitation.role === 'buyer' ? <p>{limitsText(invitation).join(' · ')}</p> : null}
      <p>{t('effect')}</p>
      <p className="muted">{tCode('until', { date: day(invitation.expiresAt) })}</p>
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
