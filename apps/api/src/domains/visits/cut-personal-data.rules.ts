/** Replaces what was cut. */
const CUT = '…';

/** Control characters, bidirectional marks and line ends, so that a log entry stays one readable line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/**
 * An e-mail, also with `%40` for @ as in URLs. Matches from the @ on, then looks back over the name, whose length is
 * bounded, so that the time stays linear.
 */
const MAIL =
  /(?:@|%40)(?<=(?<name>[\p{L}\p{N}._%+'-]{1,64})(?:@|%40))[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}/giu;
/** Seven or more digits with the usual punctuation between them: phones, cards, order and part numbers. */
const DIGITS = /\p{Nd}(?:[\s().+‐-―-]{0,3}\p{Nd}){6,}/gu;
/** Long runs without spaces: keys, tokens, hashes, session ids. */
const WORD = /[A-Za-z0-9_~+=-]{16,}/g;

const looksRandom = (word: string) => word.length >= 32 || (/\d/.test(word) && /[A-Za-z]/.test(word));

/**
 * Makes somebody else's text safe to log: one line without phone numbers, e-mails, long numbers and tokens (D48). Rather
 * cuts too much.
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
