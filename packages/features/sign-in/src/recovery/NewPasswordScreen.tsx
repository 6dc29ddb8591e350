import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { useSentForm } from '@partshop/features/core/forms';
import { ButtonLink, Card, Clock, EmptyState, PageHeading } from '@partshop/ui';
import { Body, Page } from '../sign-in.styles.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { NewPasswordAnswer } from './recovery-answer.ts';
import { tokenState } from './recovery.loadables.ts';
import { messages } from './recovery.messages.ts';

/** /user/password/recovery/{token} */
export function NewPasswordScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const { token = '' } = useParams();
  const first = useActionData<NewPasswordAnswer | undefined>();
  const { answer, ...sent } = useSentForm<NewPasswordAnswer>(paths.recovery.to(token), first);
  const checked = useSelector((state: CoreState) => tokenState.select(state, { requestId: '', secret: '' }));
  const known = 'data' in checked ? checked.data : undefined;

  if (known?.state === 'too-many') {
    return (
      <EmptyState headingAs="h1" icon={<Clock />} title={t('waitTitle')}>
        {t('waitText', { minutes: known.minutes })}
      </EmptyState>
    );
  }
  if (answer?.outcome === 'expired' || known?.state !== 'valid') {
    return (
      <EmptyState
        headingAs="h1"
        icon={<Clock />}
        title={t('expiredTitle')}
        actions={
          <ButtonLink href={href(paths.rememberPassword.to())} variant="primary">
            {t('askAnew')}
          </ButtonLink>
        }
      >
        {t('expiredText')}
      </EmptyState>
    );
  }
  return (
    <Page data-ui="NewPassword">
      <PageHeading title={t('newTitle')} />
      <Card>
        <Body>
          <NewPasswordForm {...sent} refusal={answer?.refusal} />
        </Body>
      </Card>
    </Page>
  );
}
