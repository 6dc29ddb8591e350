import type { EmployeeRole, SpendingLimits } from '@partshop/api-client';
import {
  findEmailProblem,
  findNameProblem,
  findPhoneProblem,
  readField,
  type Problem,
} from '@partshop/features/core/forms';
import { readAmount } from '@partshop/features/shared';

export const ROLES = ['buyer', 'administrator', 'viewer'] as const satisfies EmployeeRole[];

export type EmployeeField = 'name' | 'contact' | 'role' | 'orderLimit' | 'monthLimit';
export type EmployeeCode = 'nameWrong' | 'nameMarkup' | 'contactWrong' | 'limitWrong' | 'full' | 'countryUnserved';
type Found = Problem<EmployeeField, EmployeeCode>;

/** A form as it was typed. */
export type TypedEmployee = Record<EmployeeField, string>;

export const readEmployee = (form: FormData): TypedEmployee => ({
  name: readField(form, 'name'),
  contact: readField(form, 'contact'),
  role: readField(form, 'role'),
  orderLimit: readField(form, 'orderLimit'),
  monthLimit: readField(form, 'monthLimit'),
});

const LIMITS = ['orderLimit', 'monthLimit'] as const;
const isAmount = (typed: string) => typed.trim() === '' || readAmount(typed) !== null;

/** The problems of the role and the limits. */
export const findTermsProblems = (form: FormData): Found[] => {
  const typed = readEmployee(form);
  return LIMITS.filter((field) => !isAmount(typed[field])).map((field) => ({ field, code: 'limitWrong' }));
};

/** The problems of an invitation. */
export function findInviteProblems(form: FormData): Found[] {
  const { name, contact } = readEmployee(form);
  const nameCode = findNameProblem(name)?.code;
  const contactProblem = contact.includes('@') ? findEmailProblem(contact) : findPhoneProblem(contact);
  return [
    ...(nameCode === 'nameWrong' || nameCode === 'nameMarkup' ? [{ field: 'name', code: nameCode } as const] : []),
    ...(contactProblem || contact.trim() === '' ? [{ field: 'contact', code: 'contactWrong' } as const] : []),
    ...findTermsProblems(form),
  ];
}

/** The role and the limits that were typed. */
export function termsOf(typed: TypedEmployee): SpendingLimits & { role: EmployeeRole } {
  const role = ROLES.find((one) => one === typed.role) ?? 'buyer';
  return { role, orderLimit: readAmount(typed.orderLimit), monthLimit: readAmount(typed.monthLimit) };
}
