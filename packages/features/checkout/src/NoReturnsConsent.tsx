import { useTexts } from '@partshop/features/core';
import { CheckboxField } from '@partshop/ui';
import type { CheckoutField } from './checkout-form.ts';
import { messages } from './checkout.messages.ts';

const NAME: CheckoutField = 'AcceptsNoReturns';

export type NoReturnsConsentProps = { id: string; isChecked: boolean; error: string | undefined };

/** The buyer's consent to goods that cannot be returned. Each order needs it anew, so no draft keeps it. */
export function NoReturnsConsent({ id, isChecked, error }: NoReturnsConsentProps) {
  const t = useTexts(messages);
  return (
    <CheckboxField
      id={id}
      name={NAME}
      value="yes"
      label={t('acceptsNoReturns')}
      required
      defaultChecked={isChecked}
      error={error}
    />
  );
}
