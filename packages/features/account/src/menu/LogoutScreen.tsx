import { useActionData } from 'react-router-dom';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, EmptyState } from '@partshop/ui';
import { messages } from './menu.messages.ts';
import type { LogoutAnswer } from './logout.saga.ts';
import { LogoutForm } from './LogoutForm.tsx';

/** /logout */
export function LogoutScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const first = useActionData<LogoutAnswer | undefined>();
  return (
    <EmptyState
      headingAs="h1"
      title={t('logoutHeading')}
      actions={
        <>
          <LogoutForm first={first} variant="primary" />
          <ButtonLink href={href(paths.home.to())}>{t('stay')}</ButtonLink>
        </>
      }
    >
      {t('logoutText')}
    </EmptyState>
  );
}
