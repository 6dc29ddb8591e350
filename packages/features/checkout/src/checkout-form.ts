import { readField } from '@partshop/features/core/forms';

/** The fields that a person fills in, by their names in the form and in createOrderRetail (§7). */
export const CHECKOUT_FIELDS = ['ContactName', 'ContactPhone', 'ContactEmail', 'PointId', 'Comment'] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What was typed, as it was typed. */
export type CheckoutValues = Record<CheckoutField, string>;

export const EMPTY_VALUES: CheckoutValues = {
  ContactName: '',
  ContactPhone: '',
  ContactEmail: '',
  PointId: '',
  Comment: '',
};

export function readValues(form: FormData): CheckoutValues {
  return {
    ContactName: readField(form, 'ContactName'),
    ContactPhone: readField(form, 'ContactPhone'),
    ContactEmail: readField(form, 'ContactEmail'),
    PointId: readField(form, 'PointId'),
    // A form sends line ends as two characters.
    Comment: readField(form, 'Comment').replaceAll('\r\n', '\n'),
  };
}
