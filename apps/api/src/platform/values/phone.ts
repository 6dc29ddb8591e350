import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * `'8 (495) 123-45-67'` gives `'+74951234567'`; a number without a country code is Russian. Undefined for an invalid
 * number.
 */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RU');
  return phone?.isValid() ? phone.number : undefined;
}

/** Types of numbers that cost more than usual to call or text. */
const COSTLY = new Set<string | undefined>(['PREMIUM_RATE', 'SHARED_COST']);

/** The ISO code of the country that an SMS to this E.164 phone goes to; undefined for no country or a premium number. */
export function smsCountryOf(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone);
  return COSTLY.has(parsed?.getType()) ? undefined : parsed?.country;
}
