import type { ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { useTexts } from '@partshop/features/core';
import { FormRefusalAlert, usePageForm } from '@partshop/features/core/forms';
import { Alert, Button, Card } from '@partshop/ui';
import type { OfferRefused } from './answer-offer.saga.ts';
import { messages } from './invitation-code.messages.ts';

export type InvitationOfferProps = {
  /** The path of the page with the invitation's code. */
  path: string;
  code: string;
  /** Why nobody accepts who has accepted another invitation before. */
  employed: string;
  /** Until when it can be answered. */
  until: ReactNode;
  /** What is offered. */
  children: ReactNode;
};

/** What an invitation offers, with buttons that accept or decline it. */
export function InvitationOffer({ path, code, employed, until, children }: InvitationOfferProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(path);
  const answer = useActionData<OfferRefused | undefined>();
  const refusal = answer && 'refusal' in answer && !isSending ? answer.refusal : undefined;
  return (
    <Card as="section" className="card">
      {refusal ? <Refusal refusal={refusal} employed={employed} /> : null}
      {children}
      <p className="muted">{until}</p>
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

function Refusal({ refusal, employed }: OfferRefused & Pick<InvitationOfferProps, 'employed'>) {
  const t = useTexts(messages);
  if (refusal.reason === 'employed') return <Alert tone="critical">{employed}</Alert>;
  if (refusal.reason === 'unknown') return <Alert tone="critical">{t('unknown')}</Alert>;
  return <FormRefusalAlert refusal={refusal} />;
}
