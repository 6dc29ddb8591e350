/**
 * Part numbers are compared by a normalised key (`numberKey`, in responses `clearNumber`), so that a hyphen, a space,
 * the case, a Cyrillic or Greek look-alike letter or an Arabic digit never costs a sale (F1; §5 strips only `/ \ .`). Pages
 * show the maker's own spelling.
 *
 * SQL has the same function, `fold_part_number` (apps/api migrations); a property test compares the two.
 */

/** Letters of other alphabets that look like Latin ones, index by index with those; digits of other scripts likewise. */
const ALIKE = 'авеёкмнорстухіјѕАВЕЁКМНОРСТУХІЈЅαβεζηικμνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';
const LATIN = 'ABEEKMHOPCTYXIJSABEEKMHOPCTYXIJSABEZHIKMNOPTYXABEZHIKMNOPTYX012345678901234567890123456789';

const latinOf = new Map([...ALIKE].map((letter, index) => [letter, LATIN.charAt(index)]));
const lookAlikes = new RegExp(`[${ALIKE}]`, 'g');

/** The longest key of a part number; a longer input is a text. */
export const MAX_PART_NUMBER_LENGTH = 40;

/** Latin letters that a Cyrillic one may stand for in a number: those that look like it, then those that sound like it. */
const MEANT_BY = new Map(
  'АA БB ВBV ГG ДD ЕE ЁE ЗZ ИI ЙJ КK ЛL МM НHN ОO ПP РPR СCS ТT УYU ФF ХXH ЦC ЭE'
    .split(' ')
    .map((letters) => [letters.charAt(0), letters.slice(1)]),
);

const lettersOf = (text: string): string[] => [...text.toUpperCase().replaceAll(/[^A-ZА-ЯЁ0-9]/g, '')];

/** A number of more Cyrillic letters has no further spellings. */
const MAX_SPELLINGS = 64;

/**
 * The keys that a number with Cyrillic letters may mean, the look-alike one first: `'ВКР6'` gives `BKP6`, `BKR6`, `VKP6` and
 * `VKR6`. Just the usual key for other numbers.
 */
export function spellingsOfNumber(text: string): string[] {
  const letters = lettersOf(text);
  let spellings = [''];
  for (const letter of letters.length > MAX_PART_NUMBER_LENGTH ? [] : letters) {
    const meant = [...(MEANT_BY.get(letter) ?? letter)];
    spellings = spellings.flatMap((start) => meant.map((end) => start + end));
    if (spellings.length > MAX_SPELLINGS) return [foldPartNumber(text)];
  }
  return [...new Set([foldPartNumber(text), ...spellings])].filter((key) => key !== '');
}

/** Whether the text spells the number with Cyrillic letters; other words may stand beside it. */
export function isSpeltInCyrillic(text: string, numberKey: string): boolean {
  const letters = lettersOf(text);
  const isAt = (start: number) =>
    [...numberKey].every((key, at) => {
      const letter = letters[start + at] ?? '';
      return letter === key || MEANT_BY.get(letter)?.includes(key) === true;
    });
  return numberKey !== '' && !letters.join('').includes(numberKey) && letters.some((_, start) => isAt(start));
}

/** The key: `'W 712/75'`, `'w712.75'` and `'W71275'` all give `'W71275'`; `'ОС 90'` with Cyrillic letters gives `'OC90'`. */
export function foldPartNumber(text: string): string {
  // The fast path: most numbers are plain Latin, and every row of a list has one.
  if (/^[ -~]*$/.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return text
    .normalize('NFKC')
    .replace(lookAlikes, (letter) => latinOf.get(letter) ?? letter)
    .replace(/[a-zа-я]/g, (letter) => letter.toUpperCase())
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
