import { CODE_LENGTH, type DeliveryType, type PaymentType } from '@partshop/api-client';
import { readField } from '@partshop/features/core/forms';
import { cleanCode } from '@partshop/ui';

/** The form's fields; those of the contact have the names of createOrderRetail (§7). */
export const CHECKOUT_FIELDS = [
  'DeliveryType',
  'PointId',
  'Address',
  'CdekPoint',
  'ContactName',
  'ContactPhone',
  'ContactEmail',
  'Company',
  'PaymentType',
  'Comment',
  'IsImportantComment',
  'AcceptsNoReturns',
  'Code',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What was typed, unchanged; `AcceptsNoReturns` and `IsImportantComment` are empty unless they are checked. */
export type CheckoutValues = Record<CheckoutField, string>;

export const EMPTY_VALUES: CheckoutValues = {
  DeliveryType: '',
  PointId: '',
  Address: '',
  CdekPoint: '',
  ContactName: '',
  ContactPhone: '',
  ContactEmail: '',
  Company: '',
  PaymentType: '',
  Comment: '',
  IsImportantComment: '',
  AcceptsNoReturns: '',
  Code: '',
};

/** The chosen way: collecting at a point of the shop, unless the form says otherwise. */
export const wayOf = ({ DeliveryType: typed }: Pick<CheckoutValues, 'DeliveryType'>): DeliveryType =>
  WAYS.find((way) => way === typed) ?? 'point';

export const WAYS = ['point', 'courier', 'cdek-point', 'company'] as const satisfies DeliveryType[];

/** How the order is paid: on receipt, unless the form says otherwise. */
export const paymentOf = ({ PaymentType: typed }: Pick<CheckoutValues, 'PaymentType'>): PaymentType =>
  PAYMENTS.find((payment) => payment === typed) ?? 'on-receipt';

export const PAYMENTS = ['on-receipt', 'online'] as const satisfies PaymentType[];

export function readValues(form: FormData): CheckoutValues {
  return {
    DeliveryType: readField(form, 'DeliveryType'),
    PointId: readField(form, 'PointId'),
    Address: readField(form, 'Address'),
    CdekPoint: readField(form, 'CdekPoint'),
    ContactName: readField(form, 'ContactName'),
    ContactPhone: readField(form, 'ContactPhone'),
    ContactEmail: readField(form, 'ContactEmail'),
    Company: readField(form, 'Company'),
    PaymentType: readField(form, 'PaymentType'),
    // A form submits line breaks as CRLF.
    Comment: readField(form, 'Comment').replaceAll('\r\n', '\n'),
    IsImportantComment: readField(form, 'IsImportantComment'),
    AcceptsNoReturns: readField(form, 'AcceptsNoReturns'),
    Code: cleanCode(readField(form, 'Code'), CODE_LENGTH),
  };
}
