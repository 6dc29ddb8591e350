import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `'8 (495) 123-45-67'` gives `'+74951234567'`; a number without a country is Russian. Nothing when it is no phone number. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RU');
  return phone?.isValid() ? phone.number : undefined;
}

/** Numbers that earn their owner money when they are called or written to. */
const COSTLY = new Set<string | undefined>(['PREMIUM_RATE', 'SHARED_COST']);

/** The ISO code of the country that an SMS to an E.164 phone would go to; nothing where it goes to none or costs more. */
export function smsCountryOf(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone);
  return COSTLY.has(parsed?.getType()) ? undefined : parsed?.country;
}
