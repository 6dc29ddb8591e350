import {
  CODE_LENGTH,
  MAX_ADDRESS_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_ADDRESS_LENGTH,
  type DeliveryType,
} from '@partshop/api-client';
import {
  findEmailProblem,
  findNameProblem,
  findPhoneProblem,
  readId,
  type ContactCode,
  type Problem,
} from '@partshop/features/core/forms';
import { CHECKOUT_FIELDS, wayOf, type CheckoutField, type CheckoutValues } from './checkout-form.ts';

/** Maximum lengths of createOrderRetail. */
export const MAX_LENGTH = {
  ContactName: MAX_NAME_LENGTH,
  ContactPhone: MAX_PHONE_LENGTH,
  ContactEmail: MAX_EMAIL_LENGTH,
  Address: MAX_ADDRESS_LENGTH,
  Company: MAX_COMPANY_LENGTH,
  Comment: MAX_COMMENT_LENGTH,
} as const;

/** The problems of the fields that only this form has. */
export type OwnCode =
  | 'companyWrong'
  | 'pointMissing'
  | 'wayWrong'
  | 'addressWrong'
  | 'cdekPointMissing'
  | 'paymentWrong'
  | 'commentLong'
  | 'consentMissing'
  | 'codeWrong'
  | 'codeExpired';

export type CheckoutCode = OwnCode | ContactCode;
export type CheckoutProblem = Problem<CheckoutField, CheckoutCode>;

/** What the rules depend on: wholesale clients must name their company, and goods that cannot be returned need the buyer's consent. */
type Purchase = { isWholesale: boolean; needsConsent: boolean };

type Found = Omit<CheckoutProblem, 'field'> | null;

const RULES: Record<CheckoutField, (text: string, purchase: Purchase & { way: DeliveryType }) => Found> = {
  DeliveryType: () => null,
  ContactName: findNameProblem,
  ContactPhone: findPhoneProblem,
  ContactEmail: (text) => (text.trim() === '' ? null : findEmailProblem(text)),
  Company: findCompanyProblem,
  PointId: (text, { way }) => (way === 'point' && readId(text) === null ? { code: 'pointMissing' } : null),
  Address: findAddressProblem,
  CdekPoint: (text, { way }) => (way === 'cdek-point' && text === '' ? { code: 'cdekPointMissing' } : null),
  PaymentType: () => null,
  Comment: (text) => (text.trim().length > MAX_LENGTH.Comment ? { code: 'commentLong' } : null),
  IsImportantComment: () => null,
  // Without one the shop sends another.
  Code: (text) => (text === '' || text.length === CODE_LENGTH ? null : { code: 'codeWrong' }),
  AcceptsNoReturns: (text, { needsConsent }) => (needsConsent && text === '' ? { code: 'consentMissing' } : null),
};

/** Finds the fields with invalid values. Only the server knows whether a phone number exists. */
export function findProblems(values: CheckoutValues, purchase: Purchase): CheckoutProblem[] {
  return CHECKOUT_FIELDS.flatMap((field) => {
    const found = RULES[field](values[field], { ...purchase, way: wayOf(values) });
    return found ? [{ field, ...found }] : [];
  });
}

/** What the server found wrong with a member of createOrderRetail; most have the names of their fields. */
export const PROBLEM_BY_MEMBER = {
  'Delivery.type': { field: 'DeliveryType', code: 'wayWrong' },
  'Delivery.address': { field: 'Address', code: 'addressWrong' },
  'Delivery.pointId': { field: 'CdekPoint', code: 'cdekPointMissing' },
  ContactName: { field: 'ContactName', code: 'nameWrong' },
  ContactPhone: { field: 'ContactPhone', code: 'phoneWrong' },
  ContactEmail: { field: 'ContactEmail', code: 'emailWrong' },
  Company: { field: 'Company', code: 'companyWrong' },
  PointId: { field: 'PointId', code: 'pointMissing' },
  PaymentType: { field: 'PaymentType', code: 'paymentWrong' },
  Comment: { field: 'Comment', code: 'commentLong' },
  AcceptsNoReturns: { field: 'AcceptsNoReturns', code: 'consentMissing' },
} as const satisfies Readonly<Record<string, CheckoutProblem>>;

function findAddressProblem(typed: string, { way }: { way: DeliveryType }): Found {
  const { length } = typed.trim();
  const isWrong = length < MIN_ADDRESS_LENGTH || length > MAX_LENGTH.Address;
  return way === 'courier' && isWrong ? { code: 'addressWrong' } : null;
}

function findCompanyProblem(typed: string, { isWholesale }: Purchase): Found {
  const { length } = typed.trim();
  const isMissing = isWholesale && length === 0;
  return isMissing || length > MAX_LENGTH.Company ? { code: 'companyWrong' } : null;
}
