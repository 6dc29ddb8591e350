import { MAX_ADDRESS_LENGTH, MAX_COMPANY_LENGTH, type CompanyDetails } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Card, TextField } from '@partshop/ui';
import { findCompanyProblems, type CompanyCode, type CompanyField } from './company-form.ts';
import { messages } from './company.messages.ts';

export type CompanyFormProps = {
  values: CompanyDetails;
  refusal: FormRefusal<CompanyField, CompanyCode> | undefined;
};

/** The facts about the company, which can always be typed by hand. */
export function CompanyForm({ values, refusal }: CompanyFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.ownCompany.to());
  const { errors, idOf, errorOf } = useProblems<CompanyField, CompanyCode>(
    refusal,
    ({ code }) => t(code, { most: MAX_ADDRESS_LENGTH }),
    findCompanyProblems,
  );
  const field = (name: CompanyField) => ({
    id: idOf(name),
    name,
    label: t(name),
    defaultValue: values[name],
    error: errorOf(name),
  });
  return (
    <Card as="section" className="card" aria-labelledby="details-heading">
      <h2 id="details-heading">{t('detailsTitle')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal}
        errors={errors}
        submit={{ label: t('save'), pendingLabel: t('saving'), variant: 'primary' }}
      >
        <div className="fields">
          <TextField {...field('name')} required maxLength={MAX_COMPANY_LENGTH} autoComplete="organization" />
          <TextField {...field('inn')} inputMode="numeric" required maxLength={12} dir="ltr" />
          <TextField {...field('kpp')} inputMode="numeric" maxLength={9} dir="ltr" />
          <TextField {...field('ogrn')} inputMode="numeric" maxLength={15} dir="ltr" />
          <TextField {...field('address')} maxLength={MAX_ADDRESS_LENGTH} />
        </div>
      </SentForm>
    </Card>
  );
}
