import { CODE_LENGTH } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { CodeField } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

export type SmsCodeProps = { id: string; phone: string; error: string | undefined };

/** The code that was sent to the phone of an order; without it the order sends another. */
export function SmsCode({ id, phone, error }: SmsCodeProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <CodeField
      id={id}
      name="Code"
      label={t('code')}
      hint={t('codeHint', { phone: isolate(phone, locale) })}
      error={error}
      length={CODE_LENGTH}
    />
  );
}
