import { useTexts } from '@partshop/features/core';
import { SelectField, TextField } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { ROLES, type EmployeeField, type TypedEmployee } from './employee-form.ts';
import { messages } from './employees.messages.ts';

type TermsFieldsProps = {
  values: Pick<TypedEmployee, 'role' | 'orderLimit' | 'monthLimit'>;
  idOf: (field: EmployeeField) => string;
  errorOf: (field: EmployeeField) => string | undefined;
};

/** The role of an employee, and the limits of a buyer. */
export function TermsFields({ values, idOf, errorOf }: TermsFieldsProps) {
  const t = useTexts(messages);
  const role = useTexts(roleMessages);
  const limit = (name: 'orderLimit' | 'monthLimit') => (
    <TextField
      id={idOf(name)}
      name={name}
      label={t(name)}
      hint={t('limitHint')}
      error={errorOf(name)}
      defaultValue={values[name]}
      inputMode="decimal"
      maxLength={20}
      dir="ltr"
    />
  );
  return (
    <>
      <SelectField
        id={idOf('role')}
        name="role"
        label={t('role')}
        defaultValue={values.role}
        hint={ROLES.map((value) => `${role(value)}: ${role(`${value}Text`)}.`).join(' ')}
        items={ROLES.map((value) => ({ value, label: role(value) }))}
      />
      {limit('orderLimit')}
      {limit('monthLimit')}
    </>
  );
}
