/**
 * The initials of a name: the first sign of its first word and of its last, as people see signs (a letter with its accents,
 * an emoji of several parts). One sign where the script joins its letters or writes names without spaces.
 */
export function initialsOf(name: string, locale: string): string {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const firstSign = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  // Quotes, brackets and titles' dots are no initials.
  const words = name
    .split(/\s+/u)
    .flatMap((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '') || []);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  if (last === undefined || JOINED.test(first)) return firstSign(first);
  return firstSign(first) + firstSign(last);
}

const JOINED =
  /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
