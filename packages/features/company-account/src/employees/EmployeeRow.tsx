import type { Employee } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { formatPhone, paths, writeAmount } from '@partshop/features/shared';
import { Badge, Button, Card } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { useLimitsText } from '../use-limits-text.ts';
import { useTime } from '../use-time.ts';
import { findTermsProblems, type EmployeeField } from './employee-form.ts';
import { messages } from './employees.messages.ts';
import type { EmployeeRefused } from './employees.saga.ts';
import { TermsFields } from './TermsFields.tsx';

type EmployeeRowProps = { employee: Employee; refused: EmployeeRefused | undefined };

/** An employee, or an invitation, with the forms that change and end it. */
export function EmployeeRow({ employee, refused }: EmployeeRowProps) {
  const t = useTexts(messages);
  const role = useTexts(roleMessages);
  const locale = useLocale();
  const limitsText = useLimitsText();
  const { day } = useTime();
  const { isSending, formProps } = usePageForm(paths.employees.to());
  const named = { name: isolate(employee.name, locale) };
  const isInvited = employee.state === 'invited';
  return (
    <Card as="li" className="employee">
      <div className="row">
        <div className="row-text">
          <strong>
            <DataText>{employee.name}</DataText>
          </strong>
          <span>{role(employee.role)}</span>
          <span className="muted">
            <bdi dir="ltr">{employee.contact.includes('@') ? employee.contact : formatPhone(employee.contact)}</bdi>
          </span>
          {employee.role === 'viewer' ? null : (
            <span className="muted">{limitsText(employee, employee.spent).join(' · ')}</span>
          )}
        </div>
        <div className="row-acts">
          {isInvited ? <Badge tone="attention">{t('invited', { date: day(employee.expiresAt ?? '') })}</Badge> : null}
          <form {...formProps} aria-busy={isSending}>
            <Button
              type="submit"
              size="small"
              variant="quiet"
              name="remove"
              value={String(employee.id)}
              aria-label={t(isInvited ? 'revokeOf' : 'removeOf', named)}
            >
              {t(isInvited ? 'revoke' : 'remove')}
            </Button>
          </form>
        </div>
      </div>
      <details open={refused !== undefined}>
        <summary aria-label={t('changeOf', named)}>{t('change')}</summary>
        <TermsForm employee={employee} refused={refused} />
      </details>
    </Card>
  );
}

function TermsForm({ employee, refused }: EmployeeRowProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.employees.to());
  const { errors, idOf, errorOf } = useProblems<
    EmployeeField,
    'contactWrong' | 'limitWrong' | 'full' | 'countryUnserved'
  >(refused?.refusal, ({ code }) => t(code), findTermsProblems);
  const typed = (limit: number | null) => (limit === null ? '' : writeAmount(limit));
  const values = refused?.typed ?? {
    role: employee.role,
    orderLimit: typed(employee.orderLimit),
    monthLimit: typed(employee.monthLimit),
  };
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={refused?.refusal}
      errors={errors}
      submit={{ label: t('save'), pendingLabel: t('saving') }}
    >
      <input type="hidden" name="change" value={employee.id} />
      <div className="fields">
        <TermsFields values={values} idOf={idOf} errorOf={errorOf} />
      </div>
    </SentForm>
  );
}
