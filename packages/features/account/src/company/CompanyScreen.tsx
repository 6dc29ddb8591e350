import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { CompanyDetails } from '@partshop/api-client';
import { DataText, isolate, selectClient, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { Alert, DefinitionList, PageHeading } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { COMPANY_FIELDS } from './company-form.ts';
import { ownCompany } from './company.loadables.ts';
import { messages } from './company.messages.ts';
import type { CompanyAnswer } from './company.saga.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { LookUpForm } from './LookUpForm.tsx';

const EMPTY: CompanyDetails = { inn: '', name: '', kpp: '', ogrn: '', address: '' };
const TONES = {
  saved: 'positive',
  found: 'positive',
  closed: 'attention',
  unknown: 'info',
  unavailable: 'info',
} as const;

/** /profile/company: the company that a wholesale client buys for. */
export function CompanyScreen() {
  const t = useTexts(messages);
  const locale = useLocale();
  const known = useSelector((state: CoreState) => ownCompany.select(state, undefined));
  const employer = useSelector(selectClient).Company;
  const isEmployee = employer !== undefined && employer.Role !== 'owner';
  const answer = useActionData<CompanyAnswer | undefined>();
  const values = answer?.company ?? ('data' in known ? known.data?.company : undefined) ?? EMPTY;
  const refused = answer?.outcome === 'refused' ? answer : undefined;
  return (
    <AccountPage data-ui="OwnCompany">
      <PageHeading title={t('title')} description={t('lead')} />
      {answer && answer.outcome !== 'refused' ? (
        <Alert tone={TONES[answer.outcome]}>{t(answer.outcome, { name: isolate(values.name, locale) })}</Alert>
      ) : null}
      {isEmployee ? (
        <>
          <p>{t('ofEmployer')}</p>
          <DefinitionList
            items={COMPANY_FIELDS.filter((field) => values[field] !== '').map((field) => ({
              term: t(field),
              value: <DataText>{values[field]}</DataText>,
            }))}
          />
        </>
      ) : (
        <>
          <LookUpForm inn={values.inn} refusal={refused?.isLookUp ? refused.refusal : undefined} />
          {/* A key, so that the fields hold what was found. */}
          <CompanyForm
            key={answer?.outcome === 'found' ? values.inn : 'own'}
            values={values}
            refusal={refused?.isLookUp === false ? refused.refusal : undefined}
          />
        </>
      )}
    </AccountPage>
  );
}
