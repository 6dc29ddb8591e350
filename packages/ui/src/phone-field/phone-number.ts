import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type { CountryCode };

export type PhoneReading = {
  /** The text of the field: the national part, or the whole number of another country with its "+". */
  text: string;
  /** E.164 ("+79161234567") once the number is possible. */
  e164: string | undefined;
};

type Home = { country: CountryCode; callingCode: string };

/**
 * Formats the typed text for the country. Removes the calling code, which is shown before the field (a pasted "+7 916 …"), and,
 * once the number is complete, a trunk prefix ("8 916 …").
 */
export function readPhone(typed: string, { country, callingCode }: Home): PhoneReading {
  const plain = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const digits = plain.startsWith(`+${callingCode}`) ? plain.slice(callingCode.length + 1) : plain;
  if (digits.startsWith('+')) {
    const number = parsePhoneNumberFromString(digits);
    return { text: new AsYouType().input(digits), e164: number?.isPossible() ? number.number : undefined };
  }
  const number = parsePhoneNumberFromString(digits, country);
  const national = number?.isValid() ? number.nationalNumber : digits;
  return {
    text: formatNational(national, { country, callingCode }),
    e164: number?.isPossible() ? number.number : undefined,
  };
}

/** The national format; the international one for countries whose national format has no groups. */
function formatNational(digits: string, { country, callingCode }: Home): string {
  const atHome = new AsYouType(country).input(digits);
  if (atHome !== digits || digits.length < 4) return atHome;
  const abroad = new AsYouType().input(`+${callingCode}${digits}`);
  return abroad.replace(`+${callingCode}`, '').trimStart();
}
