/** Stands where something was cut. */
const CUT = '…';

/** Controls, and what turns the direction of a text or ends a line: a log line stays one line and reads as it is. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** With `%40` for the sign, as addresses write it; the name before it is bounded, so that no text takes long to search. */
const MAIL = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}/giu;
/** Seven digits and more with what people put between them: phones, cards, order and part numbers alike. */
const DIGITS = /\p{Nd}(?:[\s().+‐-―-]{0,3}\p{Nd}){6,}/gu;
/** Words that no language has: keys, tokens, hashes, session ids. */
const WORD = /[A-Za-z0-9_~+=-]{16,}/g;

const looksRandom = (word: string) => word.length >= 32 || (/\d/.test(word) && /[A-Za-z]/.test(word));

/**
 * What may be logged of a text that somebody else wrote: one line without phone numbers, mail addresses, long numbers and
 * tokens (D48). Cuts rather too much.
 */
export function cutPersonalData(text: string): string {
  let clean = text.replaceAll(UNPRINTABLE, ' ');
  clean = clean.replaceAll(MAIL, CUT);
  clean = clean.replaceAll(WORD, (word) => (looksRandom(word) ? CUT : word));
  return clean.replaceAll(DIGITS, CUT).trim();
}
