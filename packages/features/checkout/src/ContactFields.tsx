import { MIN_NAME_LENGTH, MIN_PHONE_LENGTH, PHONE_PATTERN } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { TextField } from '@partshop/ui';
import type { CheckoutField, CheckoutValues } from './checkout-form.ts';
import { MAX_LENGTH } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';

const EXAMPLE_PHONE = '+7 916 123-45-67';

export type ContactFieldsProps = {
  values: CheckoutValues;
  idOf: (field: CheckoutField) => string;
  errorOf: (field: CheckoutField) => string | undefined;
};

/** The recipient's contact fields. */
export function ContactFields({ values, idOf, errorOf }: ContactFieldsProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const field = (name: 'ContactName' | 'ContactPhone' | 'ContactEmail') => ({
    id: idOf(name),
    name,
    maxLength: MAX_LENGTH[name],
    defaultValue: values[name],
    error: errorOf(name),
  });
  return (
    <div className="contact">
      <TextField {...field('ContactName')} label={t('name')} autoComplete="name" required minLength={MIN_NAME_LENGTH} />
      <TextField
        {...field('ContactPhone')}
        label={t('phone')}
        hint={t('phoneHint', { example: isolate(EXAMPLE_PHONE, locale) })}
        type="tel"
        autoComplete="tel"
        required
        minLength={MIN_PHONE_LENGTH}
        pattern={PHONE_PATTERN}
      />
      <TextField {...field('ContactEmail')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
    </div>
  );
}
