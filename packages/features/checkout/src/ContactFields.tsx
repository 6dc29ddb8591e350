import { MIN_NAME_LENGTH, NAME_PATTERN } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { ContactPhoneField } from '@partshop/features/core/forms/phone-field';
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
      <TextField
        {...field('ContactName')}
        label={t('name')}
        autoComplete="name"
        required
        minLength={MIN_NAME_LENGTH}
        pattern={NAME_PATTERN}
      />
      <ContactPhoneField
        {...field('ContactPhone')}
        label={t('phone')}
        hint={t('phoneHint', { example: isolate(EXAMPLE_PHONE, locale) })}
        required
      />
      <TextField {...field('ContactEmail')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
    </div>
  );
}
