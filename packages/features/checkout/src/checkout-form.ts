import { readField } from '@partshop/features/core/forms';

/** The form's fields; the names are those of createOrderRetail (§7). */
export const CHECKOUT_FIELDS = [
  'ContactName',
  'ContactPhone',
  'ContactEmail',
  'Company',
  'PointId',
  'Comment',
  'AcceptsNoReturns',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What was typed, unchanged; `AcceptsNoReturns` is empty unless it is checked. */
export type CheckoutValues = Record<CheckoutField, string>;

export const EMPTY_VALUES: CheckoutValues = {
  ContactName: '',
  ContactPhone: '',
  ContactEmail: '',
  Company: '',
  PointId: '',
  Comment: '',
  AcceptsNoReturns: '',
};

export function readValues(form: FormData): CheckoutValues {
  return {
    ContactName: readField(form, 'ContactName'),
    ContactPhone: readField(form, 'ContactPhone'),
    ContactEmail: readField(form, 'ContactEmail'),
    Company: readField(form, 'Company'),
    PointId: readField(form, 'PointId'),
    // A form submits line breaks as CRLF.
    Comment: readField(form, 'Comment').replaceAll('\r\n', '\n'),
    AcceptsNoReturns: readField(form, 'AcceptsNoReturns'),
  };
}
