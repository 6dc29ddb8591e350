import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `'8 (495) 123-45-67'` gives `'+74951234567'`; a number without a country is Russian. Nothing when it is no phone number. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RU');
  return phone?.isValid() ? phone.number : undefined;
}
