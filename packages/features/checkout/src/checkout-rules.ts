import {
  MAX_COMMENT_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_NAME_LENGTH,
} from '@partshop/api-client';
import { looksLikeEmail, looksLikePhone, readId, type Problem } from '@partshop/features/core/forms';
import { CHECKOUT_FIELDS, type CheckoutField, type CheckoutValues } from './checkout-form.ts';

/** Maximum lengths of createOrderRetail. */
export const MAX_LENGTH = {
  ContactName: MAX_NAME_LENGTH,
  ContactPhone: MAX_PHONE_LENGTH,
  ContactEmail: MAX_EMAIL_LENGTH,
  Company: MAX_COMPANY_LENGTH,
  Comment: MAX_COMMENT_LENGTH,
} as const;

/** What the rules depend on: wholesale clients must name their company, and goods that cannot be returned need the buyer's consent. */
type Purchase = { isWholesale: boolean; needsConsent: boolean };

const RULES: Record<CheckoutField, (text: string, purchase: Purchase) => boolean> = {
  ContactName: (text) => text.length >= MIN_NAME_LENGTH && text.length <= MAX_LENGTH.ContactName,
  ContactPhone: looksLikePhone,
  ContactEmail: (text) => text === '' || looksLikeEmail(text),
  Company: (text, { isWholesale }) => text.length <= MAX_LENGTH.Company && (text !== '' || !isWholesale),
  PointId: (text) => readId(text) !== null,
  Comment: (text) => text.length <= MAX_LENGTH.Comment,
  AcceptsNoReturns: (text, { needsConsent }) => !needsConsent || text !== '',
};

/** The problem of a field; its code is the field's name, since each field has only one. */
export type CheckoutProblem = Problem<CheckoutField, CheckoutField>;

export const problemOf = (field: CheckoutField): CheckoutProblem => ({ field, code: field });

/** Finds the fields with invalid values. Only the server knows whether a phone number exists. */
export function findProblems(values: CheckoutValues, purchase: Purchase): CheckoutProblem[] {
  return CHECKOUT_FIELDS.filter((field) => !RULES[field](values[field].trim(), purchase)).map(problemOf);
}

/** The problems by the members of createOrderRetail, which have the names of the fields. */
export const PROBLEM_BY_MEMBER: Readonly<Record<string, CheckoutProblem>> = Object.fromEntries(
  CHECKOUT_FIELDS.map((field) => [field, problemOf(field)]),
);
