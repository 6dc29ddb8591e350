/**
 * Part numbers are compared by a normalised key (`numberKey`, in responses `clearNumber`), so that a hyphen, a space,
 * the case or a Cyrillic look-alike letter never costs a sale (F1; §5 strips only `/ \ .`). Pages show the maker's own
 * spelling.
 *
 * SQL has the same function, `fold_part_number` (apps/api migrations); a property test compares the two.
 */

/** Cyrillic capitals that look like Latin ones, index by index with those. */
export const CYRILLIC_LOOK_ALIKES = 'АВЕЁКМНОРСТУХ';
export const LATIN_LOOK_ALIKES = 'ABEEKMHOPCTYX';

const latinOf = new Map([...CYRILLIC_LOOK_ALIKES].map((letter, index) => [letter, LATIN_LOOK_ALIKES.charAt(index)]));
const lookAlikes = new RegExp(`[${CYRILLIC_LOOK_ALIKES}]`, 'g');

/** The longest key of a part number; a longer input is a text. */
export const MAX_PART_NUMBER_LENGTH = 40;

/** The key: `'W 712/75'`, `'w712.75'` and `'W71275'` all give `'W71275'`; `'ОС 90'` with Cyrillic letters gives `'OC90'`. */
export function foldPartNumber(text: string): string {
  // The fast path: most numbers are plain Latin, and every row of a list has one.
  if (/^[ -~]*$/.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return text
    .normalize('NFKC')
    .replace(/[a-zа-яё]/g, (letter) => letter.toUpperCase())
    .replace(lookAlikes, (letter) => latinOf.get(letter) ?? letter)
    .replace(/[^A-Z0-9А-Я]/g, '');
}

/**
 * A number contains a digit and no letter that only Cyrillic has: `'OC 90'` is a number, `'фильтр'` and `'Castrol'` are
 * texts.
 */
export function looksLikePartNumber(text: string): boolean {
  const numberKey = foldPartNumber(text);
  return (
    numberKey.length >= 2 &&
    numberKey.length <= MAX_PART_NUMBER_LENGTH &&
    /\d/.test(numberKey) &&
    !/[А-Я]/.test(numberKey)
  );
}
