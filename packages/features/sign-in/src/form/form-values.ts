/** The longest that the calls take. */
export const MAX_LENGTH = { login: 200, password: 200, name: 100, email: 200, phone: 32, contact: 200 } as const;
/** The shortest password that the server takes. */
export const MIN_PASSWORD = 8;
/** Digits of a code. */
export const CODE_LENGTH = 6;

export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Digits with the signs that people put between them; whether there is such a number, only the server knows. */
export const looksLikePhone = (text: string): boolean =>
  text.length <= MAX_LENGTH.phone && /^[+\d\s().-]{5,}$/.test(text);

export const looksLikeEmail = (text: string): boolean =>
  text.length <= MAX_LENGTH.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const ARABIC_ZERO = 0x06_60;
const PERSIAN_ZERO = 0x06_f0;

/** A typed or pasted code as its digits alone: spaces, dashes and words around it go, eastern digits become ours. */
export function cleanCode(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll(/\D/g, '')
    .slice(0, CODE_LENGTH);
}
