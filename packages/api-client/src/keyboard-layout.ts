const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const mapOf = (from: string, to: string) => new Map([...from].map((key, index) => [key, to.charAt(index)]));
const toCyrillic = mapOf(LATIN, CYRILLIC);
const toLatin = mapOf(CYRILLIC, LATIN);

/**
 * The text that the same keys give in the other layout, in lower case: `'vfckj'` gives `'масло'`, `'цц71275'` gives
 * `'ww71275'`. Null for a text without letters or with letters of both layouts.
 */
export function inOtherLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const isLatin = /[a-z]/.test(lower);
  if (isLatin === /[а-яё]/.test(lower)) return null;
  const keys = isLatin ? toCyrillic : toLatin;
  return [...lower].map((key) => keys.get(key) ?? key).join('');
}
