const ARABIC_ZERO = 0x06_60;
const PERSIAN_ZERO = 0x06_f0;

/** The digits of a typed or pasted code: drops spaces, dashes and words, and converts Arabic and Persian digits. */
export function cleanCode(text: string, length: number): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll(/\D/g, '')
    .slice(0, length);
}
