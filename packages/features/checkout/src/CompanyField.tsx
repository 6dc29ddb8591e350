import { useSelector } from 'react-redux';
import { selectIsWholesale, useTexts } from '@partshop/features/core';
import { TextField } from '@partshop/ui';
import { MAX_LENGTH } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';

export type CompanyFieldProps = { id: string; value: string; error: string | undefined };

/** The company that a wholesale order is for; nothing for other visitors. */
export function CompanyField({ id, value, error }: CompanyFieldProps) {
  const t = useTexts(messages);
  if (!useSelector(selectIsWholesale)) return null;
  return (
    <TextField
      id={id}
      name="Company"
      label={t('company')}
      hint={t('companyHint')}
      autoComplete="organization"
      required
      maxLength={MAX_LENGTH.Company}
      defaultValue={value}
      error={error}
    />
  );
}
