import { useTexts } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { Alert } from '@partshop/ui';
import { messages } from './pay.messages.ts';

/** The provider does not answer, so nothing was begun. */
export function ProviderDown() {
  const t = useTexts(messages);
  return (
    <Alert {...refusalAlert} tone="critical" title={t('provider-down')}>
      {t('providerDownText')}
    </Alert>
  );
}
