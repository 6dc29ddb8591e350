import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_NAME_LENGTH,
  NAME_PATTERN,
  PHONE_PATTERN,
} from '@partshop/api-client';
import type { Problem } from './refusal.ts';

const NAME = new RegExp(`^${NAME_PATTERN}$`);
const PHONE = new RegExp(`^${PHONE_PATTERN}$`);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The problems of a name, a phone and an e-mail. Their texts are the same in every form. */
export const CONTACT_CODES = [
  'nameWrong',
  'nameMarkup',
  'phoneMissing',
  'phoneShort',
  'phoneWrong',
  'emailWrong',
] as const;
export type ContactCode = (typeof CONTACT_CODES)[number];

/** A problem of a field whose name is not known here. */
type Found = Omit<Problem<never, ContactCode>, 'field'> | null;

/** The problem of a person's name; null if there is none. */
export function findNameProblem(typed: string): Found {
  const { length } = typed.trim();
  if (length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH) return { code: 'nameWrong' };
  return NAME.test(typed.trim()) ? null : { code: 'nameMarkup' };
}

/**
 * The problem of a phone number, as far as its digits tell; null if there is none. Only the server knows whether the number exists.
 */
export function findPhoneProblem(typed: string): Found {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  if (text === '') return { code: 'phoneMissing' };
  if (!PHONE.test(text) || text.length > MAX_PHONE_LENGTH || digits === '') return { code: 'phoneWrong' };
  if (text.startsWith('+') && !digits.startsWith('7')) {
    return digits.length < MIN_FOREIGN_DIGITS ? { code: 'phoneWrong' } : null;
  }
  const whole = wholeLength(text, digits);
  if (digits.length === whole) return null;
  return digits.length < whole ? { code: 'phoneShort', missing: whole - digits.length } : { code: 'phoneWrong' };
}

/** The shortest number of another country, with its calling code. */
const MIN_FOREIGN_DIGITS = 8;
const NATIONAL_DIGITS = 10;

/** The digits of a whole Russian number that is written like this one: with +7, 7 or the prefix 8, or without them. */
function wholeLength(text: string, digits: string): number {
  const isWithPrefix = text.startsWith('+') || /^[78]/.test(digits);
  // Ten digits may be a whole number, such as 812 123-45-67; a mobile number never begins with 89.
  const isWhole = digits.length === NATIONAL_DIGITS && !text.startsWith('+') && !digits.startsWith('89');
  return isWithPrefix && !isWhole ? NATIONAL_DIGITS + 1 : NATIONAL_DIGITS;
}

/** The problem of an e-mail address; null if there is none. */
export function findEmailProblem(typed: string): Found {
  const text = typed.trim();
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) ? null : { code: 'emailWrong' };
}

/** Whether a text is meant as a phone number and not as an e-mail address. */
export function isPhoneLike(typed: string): boolean {
  return typed.trim() !== '' && PHONE.test(typed.trim());
}
