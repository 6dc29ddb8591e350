import { useEffect, useRef } from 'react';
import { paths, useHref, useTexts } from '@partshop/features/core';
import { Alert, Button, ButtonLink } from '@partshop/ui';
import type { FormRefusal } from './form-refusal.ts';
import { messages } from './form.messages.ts';

export type RefusalAlertProps = { refusal: FormRefusal };

/** Why a form was refused as a whole, and what to do now. Stands in its form, takes the focus when it appears; fields say their own. */
export function RefusalAlert({ refusal }: RefusalAlertProps) {
  const t = useTexts(messages);
  const href = useHref();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const alert = { ref, className: 'refusal', tabIndex: -1 };
  const retry = (
    <Button type="submit" size="small">
      {t('retry')}
    </Button>
  );

  switch (refusal.reason) {
    case 'fields':
      return null;
    case 'too-many':
      return (
        <Alert {...alert} tone="attention" title={t('tooManyTitle')}>
          {t('tooManyText', { minutes: refusal.minutes })}
        </Alert>
      );
    case 'offline':
      return (
        <Alert {...alert} tone="critical" title={t('offlineTitle')} action={retry}>
          {t('offlineText')}
        </Alert>
      );
    case 'unavailable':
      return (
        <Alert {...alert} tone="critical" title={t('unavailableTitle')} action={retry}>
          {t('unavailableText')}
        </Alert>
      );
    case 'signed-out':
      return (
        <Alert
          {...alert}
          tone="attention"
          title={t('signedOutTitle')}
          action={
            <ButtonLink href={href(paths.login.to())} size="small">
              {t('toLogin')}
            </ButtonLink>
          }
        >
          {t('signedOutText')}
        </Alert>
      );
  }
}
