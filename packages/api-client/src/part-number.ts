/**
 * Part numbers are compared by a *folded* key, so that a hyphen, a space, the case or a Cyrillic letter typed for
 * its Latin twin never costs a sale (F1; §5 strips only `/ \ .`). What is shown keeps the maker's own spelling.
 *
 * The same fold lives in SQL as `fold_part_number` (apps/api migrations); a property test holds the two together.
 */

/** Cyrillic capitals that people type for the Latin letter of the same shape. Index by index with the Latin ones. */
export const CYRILLIC_LOOK_ALIKES = 'АВЕЁКМНОРСТУХ';
export const LATIN_LOOK_ALIKES = 'ABEEKMHOPCTYX';

const latinOf = new Map([...CYRILLIC_LOOK_ALIKES].map((letter, index) => [letter, LATIN_LOOK_ALIKES.charAt(index)]));
const lookAlikes = new RegExp(`[${CYRILLIC_LOOK_ALIKES}]`, 'g');

/** The longest folded key that can be a part number; longer input is a text. */
export const MAX_PART_NUMBER_LENGTH = 40;

/** `'W 712/75'`, `'w712.75'` and `'W71275'` all give `'W71275'`; `'ОС 90'` with Cyrillic letters gives `'OC90'`. */
export function foldPartNumber(text: string): string {
  // Most numbers are plain Latin, and every row of a list has one.
  if (/^[ -~]*$/.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return text
    .normalize('NFKC')
    .replace(/[a-zа-яё]/g, (letter) => letter.toUpperCase())
    .replace(lookAlikes, (letter) => latinOf.get(letter) ?? letter)
    .replace(/[^A-Z0-9А-Я]/g, '');
}

/** A number has a digit, and no letter that only Cyrillic has. `'фильтр'` and `'Castrol'` are texts, `'OC 90'` is a number. */
export function looksLikePartNumber(text: string): boolean {
  const folded = foldPartNumber(text);
  return folded.length >= 2 && folded.length <= MAX_PART_NUMBER_LENGTH && /\d/.test(folded) && !/[А-Я]/.test(folded);
}
