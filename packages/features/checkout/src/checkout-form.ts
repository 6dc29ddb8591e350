/** The fields that a person fills in, by their names in the form and in createOrderRetail (§7). */
export const CHECKOUT_FIELDS = ['ContactName', 'ContactPhone', 'ContactEmail', 'PointId', 'Comment'] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What was typed, as it was typed. */
export type CheckoutValues = Record<CheckoutField, string>;

/** The longest that createOrderRetail takes. */
export const MAX_LENGTH = { ContactName: 100, ContactPhone: 32, ContactEmail: 200, Comment: 1000 } as const;

export const EMPTY_VALUES: CheckoutValues = {
  ContactName: '',
  ContactPhone: '',
  ContactEmail: '',
  PointId: '',
  Comment: '',
};

const RULES: Record<CheckoutField, (text: string) => boolean> = {
  ContactName: (text) => text.length >= 2 && text.length <= MAX_LENGTH.ContactName,
  ContactPhone: (text) => text.length <= MAX_LENGTH.ContactPhone && /^[+\d\s().-]{5,}$/.test(text),
  ContactEmail: (text) =>
    text === '' || (text.length <= MAX_LENGTH.ContactEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
  PointId: (text) => /^[1-9]\d{0,14}$/.test(text),
  Comment: (text) => text.length <= MAX_LENGTH.Comment,
};

export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

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

/** The fields that cannot be right. Whether a phone number exists, only the server knows. */
export function findWrongFields(values: CheckoutValues): CheckoutField[] {
  return CHECKOUT_FIELDS.filter((field) => !RULES[field](values[field].trim()));
}
