import { MAX_ADDRESS_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button, Card, TextField } from '@partshop/ui';
import { findInnProblems, type CompanyCode, type CompanyField } from './company-form.ts';
import { messages } from './company.messages.ts';

export type LookUpFormProps = { inn: string; refusal: FormRefusal<CompanyField, CompanyCode> | undefined };

/** Finds a company by its tax number, to fill the fields below in. */
export function LookUpForm({ inn, refusal }: LookUpFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.ownCompany.to());
  const { errors, idOf, errorOf } = useProblems<CompanyField, CompanyCode>(
    refusal,
    ({ code }) => t(code, { most: MAX_ADDRESS_LENGTH }),
    findInnProblems,
  );
  return (
    <Card as="section" className="card" aria-labelledby="find-heading">
      <h2 id="find-heading">{t('findTitle')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal}
        errors={errors}
        hasOneField
        actions={<Button type="submit">{t('find')}</Button>}
      >
        <input type="hidden" name="form" value="find" />
        <TextField
          id={idOf('inn')}
          name="inn"
          label={t('inn')}
          hint={t('innHint')}
          error={errorOf('inn')}
          defaultValue={inn}
          inputMode="numeric"
          required
          maxLength={12}
          dir="ltr"
        />
      </SentForm>
    </Card>
  );
}
