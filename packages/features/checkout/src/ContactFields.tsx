import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { TextField } from '@partshop/ui';
import { MAX_LENGTH, type CheckoutField, type CheckoutValues } from './checkout-form.ts';
import { messages } from './checkout.messages.ts';

const EXAMPLE_PHONE = '+7 916 123-45-67';

export type ContactFieldsProps = {
  values: CheckoutValues;
  errorOf: (field: CheckoutField) => string | undefined;
};

/** Who takes the order. A field's id is its name, so that an error leads to it. */
export function ContactFields({ values, errorOf }: ContactFieldsProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const field = (name: 'ContactName' | 'ContactPhone' | 'ContactEmail') => ({
    id: name,
    name,
    maxLength: MAX_LENGTH[name],
    defaultValue: values[name],
    error: errorOf(name),
  });
  return (
    <div className="contact">
      <TextField {...field('ContactName')} label={t('name')} autoComplete="name" required minLength={2} />
      <TextField
        {...field('ContactPhone')}
        label={t('phone')}
        hint={t('phoneHint', { example: isolate(EXAMPLE_PHONE, locale) })}
        type="tel"
        autoComplete="tel"
        required
        minLength={5}
        pattern="[+\d\s.\-\(\)]+"
      />
      <TextField {...field('ContactEmail')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
    </div>
  );
}
