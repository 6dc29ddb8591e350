import { useActionData } from 'react-router-dom';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { useSentForm } from '@partshop/features/core/forms';
import { Card, Link, PageHeading } from '@partshop/ui';
import { Body, Page } from '../sign-in.styles.ts';
import { ContactStep } from './ContactStep.tsx';
import type { RecoveryAnswer } from './recovery-answer.ts';
import { RecoveryCodeStep } from './RecoveryCodeStep.tsx';
import { messages } from './recovery.messages.ts';

const START: RecoveryAnswer = { step: 'contact', contact: '', refusal: null };

/** /rememberpassword: a phone or an e-mail, then the code of the message. */
export function RememberPasswordScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const first = useActionData<RecoveryAnswer | undefined>();
  const { answer = START, ...sent } = useSentForm<RecoveryAnswer>(paths.rememberPassword.to(), first);
  return (
    <Page data-ui="RememberPassword">
      <PageHeading title={t('title')} />
      <Card>
        <Body>
          {answer.step === 'contact' ? (
            <ContactStep {...sent} answer={answer} />
          ) : (
            <RecoveryCodeStep {...sent} answer={answer} />
          )}
        </Body>
      </Card>
      <Link href={href(paths.login.to())} variant="standalone" className="below">
        {t('remembered')}
      </Link>
    </Page>
  );
}
