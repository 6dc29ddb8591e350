import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { Invitation } from '@partshop/api-client';
import { isolate, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { FormRefusalAlert, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, PageHeading, TextField } from '@partshop/ui';
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
      {invitation ? <Offer code={code} invitation={invitation} /> : <CodeForm code={code} />}
    </CompanyPage>
  );
}

function Offer({ code, invitation }: { code: string; invitation: Invitation }) {
  const t = useTexts(messages);
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
      <p>
        {t('effect')} {t('until', { date: day(invitation.expiresAt) })}
      </p>
      <form {...formProps} className="acts" aria-busy={isSending}>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" variant="primary" name="answer" value="accept">
          {t('accept')}
        </Button>
        <Button type="submit" name="answer" value="decline">
          {t('decline')}
        </Button>
      </form>
    </Card>
  );
}

function Refusal({ refusal }: InvitationRefused) {
  const t = useTexts(messages);
  if (refusal.reason === 'employed' || refusal.reason === 'unknown') {
    return <Alert tone="critical">{t(refusal.reason)}</Alert>;
  }
  return <FormRefusalAlert refusal={refusal} />;
}

/** Asks for the code by a GET, so that its page is the link of the message. */
function CodeForm({ code }: { code: string }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <form action={href(paths.invitation.to())} className="card">
      <TextField
        id={useId()}
        name="code"
        label={t('code')}
        error={code === '' ? undefined : t('unknown')}
        defaultValue={code}
        required
        maxLength={40}
        autoComplete="one-time-code"
        dir="ltr"
      />
      <p>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </p>
    </form>
  );
}
