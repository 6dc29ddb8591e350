/** Stands where something was cut. */
const CUT = '…';

/** Controls, and what turns the direction of a text or ends a line: a log line stays one line and reads as it is. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/**
 * With `%40` for the sign, as addresses write it. From the sign on, and then back over the name, which is bounded: a text
 * without a sign takes no time, and one of many no longer than one of few.
 */
const MAIL =
  /(?:@|%40)(?<=(?<name>[\p{L}\p{N}._%+'-]{1,64})(?:@|%40))[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}/giu;
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
  clean = cutMail(clean);
  clean = clean.replaceAll(WORD, (word) => (looksRandom(word) ? CUT : word));
  return clean.replaceAll(DIGITS, CUT).trim();
}

function cutMail(text: string): string {
  let left = '';
  let end = 0;
  for (const { index, groups, 0: found } of text.matchAll(MAIL)) {
    left += text.slice(end, Math.max(end, index - (groups?.['name']?.length ?? 0))) + CUT;
    end = index + found.length;
  }
  return left + text.slice(end);
}
