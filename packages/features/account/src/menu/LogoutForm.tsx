import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { useSentForm } from '@partshop/features/core/forms';
import { Alert, Button, Form } from '@partshop/ui';
import { messages } from './menu.messages.ts';
import type { LogoutAnswer } from './logout.saga.ts';

export type LogoutFormProps = { first?: LogoutAnswer | undefined; variant?: 'primary' | 'secondary' };

/** A form with the logout button. */
export function LogoutForm({ first, variant = 'secondary' }: LogoutFormProps) {
  const t = useTexts(messages);
  const { answer, isSending, formProps } = useSentForm<LogoutAnswer>(paths.logout.to(), first);
  return (
    <Form {...formProps} className="logout">
      {answer && !isSending ? <Alert tone="critical">{t('logoutFailed')}</Alert> : null}
      <Button type="submit" variant={variant} isPending={isSending} pendingLabel={t('loggingOut')}>
        {t('logout')}
      </Button>
    </Form>
  );
}
