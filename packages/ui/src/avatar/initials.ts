/**
 * The initials of a name: the first grapheme of its first word and of its last. One grapheme only for scripts that join letters or
 * write names without spaces.
 */
export function initialsOf(name: string, locale: string): string {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const firstSign = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  // Strips quotes, brackets and other signs before the first letter of a word.
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
