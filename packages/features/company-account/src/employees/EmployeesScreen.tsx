import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { CompanyAccount } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button, Card, Link, PageHeading } from '@partshop/ui';
import { companyAccounts } from '../company-account.loadables.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { messages as roleMessages } from '../roles.messages.ts';
import { useLimitsText } from '../use-limits-text.ts';
import { EmployeeRow } from './EmployeeRow.tsx';
import { messages } from './employees.messages.ts';
import type { EmployeeRefused } from './employees.saga.ts';
import { InviteForm } from './InviteForm.tsx';

/** /profile/company/employees: who buys for the company and for how much; for others their own role and limits. */
export function EmployeesScreen() {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const known = useSelector((state: CoreState) => companyAccounts.select(state, undefined));
  const answer = useActionData<EmployeeRefused | undefined>();
  const account = 'data' in known ? known.data : undefined;
  if (!account) return null;
  const { role, employees } = account;
  const isManager = role === 'owner' || role === 'administrator';
  const refused = answer && 'refusal' in answer ? answer : undefined;
  return (
    <CompanyPage data-ui="Employees">
      <PageHeading title={t('title')} description={t('lead', { company: isolate(account.company.name, locale) })} />
      <p className="acts">
        <Link href={href(paths.approvals.to())} variant="standalone">
          {t('toApprovals')}
        </Link>
        {role === 'buyer' ? null : (
          <Link href={href(paths.companyHistory.to())} variant="standalone">
            {t('toHistory')}
          </Link>
        )}
      </p>
      {role === 'owner' ? null : <OwnPart account={account} />}
      {isManager ? (
        <>
          <section className="rows" aria-labelledby="employees-heading">
            <h2 id="employees-heading">{t('list')}</h2>
            {employees.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul className="rows">
                {employees.map((employee) => (
                  <EmployeeRow
                    key={`${employee.id} ${employee.role} ${employee.orderLimit ?? ''} ${employee.monthLimit ?? ''}`}
                    employee={employee}
                    refused={refused?.id === employee.id ? refused : undefined}
                  />
                ))}
              </ul>
            )}
          </section>
          <InviteForm key={employees.length} refused={refused?.id === null ? refused : undefined} />
        </>
      ) : null}
    </CompanyPage>
  );
}

function OwnPart({ account: { role, own } }: { account: CompanyAccount }) {
  const t = useTexts(messages);
  const roleText = useTexts(roleMessages);
  const limitsText = useLimitsText();
  const { isSending, formProps } = usePageForm(paths.employees.to());
  return (
    <Card as="section" className="card" aria-labelledby="own-heading">
      <h2 id="own-heading">{t('mine')}</h2>
      <p>
        <strong>{roleText(role)}</strong>
        <br />
        <span className="muted">{roleText(`${role}Text`)}</span>
      </p>
      {own && role === 'buyer' ? <p>{limitsText(own, own.spent).join(' · ')}</p> : null}
      {own ? (
        <form {...formProps} aria-busy={isSending}>
          <Button type="submit" name="leave" value={String(own.employeeId)}>
            {t('leave')}
          </Button>
        </form>
      ) : null}
    </Card>
  );
}
