import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  MAX_ADDRESS_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_DOCUMENTS,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SELLS_LENGTH,
  MAX_WAREHOUSE_CITY_LENGTH,
  MIN_SELLS_LENGTH,
  type OwnApplication,
} from '@partshop/api-client';
import { companyMessages, type CompanyCode } from '@partshop/features/account';
import { isolate, selectClient, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { ContactPhoneField } from '@partshop/features/core/forms/phone-field';
import { paths } from '@partshop/features/shared';
import { Alert, Button, FormSection, TextAreaField, TextField } from '@partshop/ui';
import { messages as stateMessages } from '../state.messages.ts';
import {
  findApplicationProblems,
  typedOf,
  type SupplierCode,
  type SupplierField,
  type Typed,
} from './application-form.ts';
import { messages } from './application.messages.ts';
import type { ApplicationAnswer } from './application.saga.ts';
import { DocumentFields } from './DocumentFields.tsx';

type ApplicationFormProps = { own: OwnApplication; answer: ApplicationAnswer | undefined };

const NOTES = { found: 'positive', closed: 'attention', unknown: 'info', unavailable: 'info' } as const;
const COMPANY_CODES: readonly string[] = [
  'innWrong',
  'nameMissing',
  'kppWrong',
  'ogrnWrong',
  'addressWrong',
] satisfies CompanyCode[];
const isOfCompany = (code: SupplierCode): code is CompanyCode => COMPANY_CODES.includes(code);

/** The form of an application. What was typed and uploaded stays, whatever is refused. */
export function ApplicationForm({ own: { application, documents }, answer }: ApplicationFormProps) {
  const t = useTexts(messages);
  const state = useTexts(stateMessages);
  const company = useTexts(companyMessages);
  const locale = useLocale();
  const values = useFirstValues(answer, application);
  const { isSending, formProps } = usePageForm(paths.registrationSupplier.to(), { withFiles: true });
  const refusal = answer?.refusal?.reason === 'changed' ? null : answer?.refusal;
  const { errors, idOf, errorOf } = useProblems<SupplierField, SupplierCode>(
    refusal,
    ({ code }) =>
      isOfCompany(code)
        ? company(code, { most: MAX_ADDRESS_LENGTH })
        : t(code, { least: MIN_SELLS_LENGTH, most: MAX_SELLS_LENGTH, count: MAX_DOCUMENTS }),
    findApplicationProblems,
  );
  const field = (name: Exclude<SupplierField, 'documents'>) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: values[name],
  });
  // Counts the answers that clear the file field: its files were uploaded or refused.
  const [seen, setSeen] = useState(answer);
  const [round, setRound] = useState(0);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.areFilesDone) setRound(round + 1);
  }
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={refusal}
      errors={errors}
      submit={{
        label: t(application ? 'sendAgain' : 'send'),
        pendingLabel: t('sending'),
        variant: 'primary',
        size: 'large',
      }}
    >
      {/* Enter in a field sends the application, and does not fill the company in. */}
      <button hidden type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="seenVersion" value={application?.version ?? 0} />
      {answer?.found && !isSending ? (
        <Alert tone={NOTES[answer.found]}>{company(answer.found, { name: isolate(answer.typed.name, locale) })}</Alert>
      ) : null}
      {/* A key, so that the fields hold what was found. */}
      <FormSection
        key={answer?.found === 'found' || answer?.found === 'closed' ? `${answer.typed.inn} ${round}` : 'typed'}
        label={state('company')}
        description={t('companyText')}
      >
        <TextField
          {...field('inn')}
          label={company('inn')}
          hint={company('innHint')}
          inputMode="numeric"
          required
          maxLength={12}
          dir="ltr"
        />
        <div>
          <Button type="submit" name="intent" value="find" formNoValidate>
            {company('find')}
          </Button>
        </div>
        <TextField
          {...field('name')}
          label={company('name')}
          required
          maxLength={MAX_COMPANY_LENGTH}
          autoComplete="organization"
        />
        <TextField {...field('kpp')} label={company('kpp')} inputMode="numeric" maxLength={9} dir="ltr" />
        <TextField {...field('ogrn')} label={company('ogrn')} inputMode="numeric" maxLength={15} dir="ltr" />
        <TextField {...field('address')} label={company('address')} maxLength={MAX_ADDRESS_LENGTH} />
      </FormSection>
      <FormSection label={t('contact')}>
        <TextField
          {...field('contactName')}
          label={state('contactName')}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
        />
        <ContactPhoneField {...field('phone')} label={state('phone')} required autoComplete="tel" />
        <TextField
          {...field('email')}
          type="email"
          label={state('email')}
          hint={t('emailHint')}
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          dir="ltr"
        />
      </FormSection>
      <FormSection label={t('goods')}>
        <TextAreaField
          {...field('sells')}
          label={state('sells')}
          hint={t('sellsHint')}
          required
          minLength={MIN_SELLS_LENGTH}
          maxLength={MAX_SELLS_LENGTH}
        />
        <TextField
          {...field('warehouseCity')}
          label={state('warehouseCity')}
          required
          maxLength={MAX_WAREHOUSE_CITY_LENGTH}
          autoComplete="address-level2"
        />
      </FormSection>
      <DocumentFields
        key={round}
        id={idOf('documents')}
        documents={documents}
        error={errorOf('documents')}
        refused={isSending ? [] : (answer?.files ?? [])}
      />
    </SentForm>
  );
}

/** What was typed; before that what was sent; before that what the account knows. */
function useFirstValues(answer: ApplicationAnswer | undefined, application: OwnApplication['application']): Typed {
  const { ClientName = '', ClientPhone = '', ClientEmail = '', CityName = '' } = useSelector(selectClient);
  if (answer) return answer.typed;
  if (application) return typedOf(application);
  const nothing = { inn: '', name: '', kpp: '', ogrn: '', address: '', sells: '' };
  return { ...nothing, contactName: ClientName, phone: ClientPhone, email: ClientEmail, warehouseCity: CityName };
}
