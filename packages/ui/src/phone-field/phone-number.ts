import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type { CountryCode };

export type PhoneReading = {
  /** What the field shows: the national part, or the whole number of another country with its "+". */
  text: string;
  /** E.164 ("+79161234567") once it can be a telephone number. */
  e164: string | undefined;
};

type Home = { country: CountryCode; callingCode: string };

/**
 * What was typed, arranged as the country writes it. The calling code stands before the field, so it is taken out of the text
 * (a pasted "+7 916 …"), as is a trunk prefix ("8 916 …") once the number is whole.
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

/** As the country writes it at home; where it writes no groups there, as it is written from abroad. */
function formatNational(digits: string, { country, callingCode }: Home): string {
  const atHome = new AsYouType(country).input(digits);
  if (atHome !== digits || digits.length < 4) return atHome;
  const abroad = new AsYouType().input(`+${callingCode}${digits}`);
  return abroad.replace(`+${callingCode}`, '').trimStart();
}
