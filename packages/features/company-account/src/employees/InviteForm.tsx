import { useId } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Card, TextField } from '@partshop/ui';
import { findInviteProblems, type EmployeeField } from './employee-form.ts';
import { messages } from './employees.messages.ts';
import type { EmployeeRefused } from './employees.saga.ts';
import { TermsFields } from './TermsFields.tsx';

const EMPTY = { name: '', contact: '', role: 'buyer', orderLimit: '', monthLimit: '' };

/** The form that invites an employee. */
export function InviteForm({ refused }: { refused: EmployeeRefused | undefined }) {
  const t = useTexts(messages);
  const headingId = useId();
  const { isSending, formProps } = usePageForm(paths.employees.to());
  const { errors, idOf, errorOf } = useProblems<
    EmployeeField,
    'contactWrong' | 'limitWrong' | 'full' | 'countryUnserved'
  >(refused?.refusal, ({ code }) => t(code), findInviteProblems);
  const values = refused?.typed ?? EMPTY;
  return (
    <Card as="section" className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('inviteTitle')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refused?.refusal}
        errors={errors}
        submit={{ label: t('invite'), pendingLabel: t('inviting'), variant: 'primary' }}
      >
        <div className="fields">
          <TextField
            id={idOf('name')}
            name="name"
            label={t('name')}
            error={errorOf('name')}
            defaultValue={values.name}
            required
            maxLength={MAX_NAME_LENGTH}
          />
          <TextField
            id={idOf('contact')}
            name="contact"
            label={t('contact')}
            hint={t('contactHint')}
            error={errorOf('contact')}
            defaultValue={values.contact}
            required
            maxLength={MAX_EMAIL_LENGTH}
            dir="ltr"
          />
          <TermsFields values={values} idOf={idOf} errorOf={errorOf} />
        </div>
      </SentForm>
    </Card>
  );
}
