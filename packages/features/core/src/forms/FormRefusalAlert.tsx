import { Alert, Button, ButtonLink } from '@partshop/ui';
import { useTexts } from '../localization/texts.ts';
import { LOGIN_PATH } from '../routing/known-paths.ts';
import { useHref } from '../routing/use-href.ts';
import { messages } from './forms.messages.ts';
import type { FormRefusal } from './refusal.ts';
import { refusalAlert } from './refusal-alert.ts';

export type FormRefusalAlertProps = { refusal: FormRefusal<string, string> };

/** Why a form was refused as a whole, and what to do now; rendered inside the form. Fields show their own problems. */
export function FormRefusalAlert({ refusal }: FormRefusalAlertProps) {
  const t = useTexts(messages);
  const href = useHref();
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
        <Alert {...refusalAlert} tone="attention" title={t('tooManyTitle')}>
          {t('tooManyText', { minutes: refusal.minutes })}
        </Alert>
      );
    case 'offline':
      return (
        <Alert {...refusalAlert} tone="critical" title={t('offlineTitle')} actions={retry}>
          {t('offlineText')}
        </Alert>
      );
    case 'failed':
    case 'rejected':
      return (
        <Alert {...refusalAlert} tone="critical" title={t('failedTitle')} actions={retry}>
          {t('failedText')}
        </Alert>
      );
    case 'forbidden':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('forbiddenTitle')}>
          {t('forbiddenText')}
        </Alert>
      );
    case 'signed-out':
      return (
        <Alert
          {...refusalAlert}
          tone="attention"
          title={t('signedOutTitle')}
          actions={
            <ButtonLink href={href(LOGIN_PATH)} size="small">
              {t('toLogin')}
            </ButtonLink>
          }
        >
          {t('signedOutText')}
        </Alert>
      );
  }
}
