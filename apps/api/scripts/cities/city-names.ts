import type { Place } from './geonames.ts';

const RUSSIAN_LETTERS = sounds(
  'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я',
  'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya',
);
/** Maps Arabic consonants to Latin ones. Letters that also write long vowels are left out. */
const ARABIC_LETTERS = sounds(
  'ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ غ ف ق ك ل م ن ه و',
  'b t t g h h d d r z s s s d t z g f k k l m n h v',
);

/** The alternate name in Russian spelling that reads most like GeoNames' Latin name. */
export function russianName({ name, alternateNames }: Place): string | undefined {
  const sought = plainLatin(name);
  return nearest(alternateNames.filter(isRussian), (candidate) => {
    const read = plainLatin([...candidate.toLowerCase()].map((letter) => RUSSIAN_LETTERS.get(letter) ?? '').join(''));
    return 10 * distance(sought, read) - spelling(candidate);
  });
}

/** The Latin name; for Russian places without the soft and hard signs and with English endings: `Nizhny Tagil`. */
export function englishName({ name, country }: Place): string {
  if (country !== 'RU') return name;
  return withoutAccents(name.replaceAll(/[’'ʼ”"]/g, ''))
    .replaceAll(/[iy]y(?![a-z])/g, 'y')
    .replaceAll(/yye(?![a-z])/g, 'ye');
}

/** The Arabic alternate name that sounds most like the Latin one. Ignores Persian, Urdu and Uyghur names. */
export function arabicName({ name, alternateNames }: Place): string | undefined {
  const sought = consonants(plainLatin(name));
  const found = nearest(alternateNames.filter(isArabic), (candidate) => {
    const read = [...candidate].map((letter) => ARABIC_LETTERS.get(letter) ?? '').join('');
    return distance(sought, read) + arabicSpelling(candidate);
  });
  // Some sources end foreign words with ى; most write ي.
  return found?.replace(/ى$/, 'ي');
}

/** Rejects names that place letters as Uyghur and Kurdish do and Arabic does not. */
function isArabic(candidate: string): boolean {
  return (
    /^[\u0621-\u063A\u0641-\u064A -]+$/.test(candidate) &&
    !/ى(?!$| )|ة(?!$| )|ئ[او]|^ئ|^مدينة | المدينة$/.test(candidate)
  );
}

/** Penalises Persian spellings: they write fewer vowels and begin with آ. */
function arabicSpelling(candidate: string): number {
  const odd = candidate.match(/(?<=[^ ])[أآ]|^آ|ؤ/g)?.length ?? 0;
  return odd - 0.2 * candidate.length;
}

function isRussian(candidate: string): boolean {
  return /^[А-ЯЁ][А-Яа-яЁё -]*$/.test(candidate) && !/ськ|цьк|ньск|мьск|[ъ]$/.test(candidate);
}

/** Scores a spelling: letters that other Cyrillic languages lack add to it, combinations foreign to Russian subtract. */
function spelling(candidate: string): number {
  const own = candidate.match(/[ыёщ]|ь(?!о)|^Э/g)?.length ?? 0;
  const foreign = candidate.match(/ъ|тс|[ая]ы|и[аеу](?![а-яё])/g)?.length ?? 0;
  const hyphens = candidate.includes('-') ? 1 : 0;
  return 2 * own + hyphens - 3 * foreign;
}

function plainLatin(text: string): string {
  const letters = withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return letters.replaceAll(/[iy]y/g, 'yy').replaceAll(/y[oe]/g, 'e');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
}

/** Pairs letters with sounds; both lists are separated by spaces, and `-` stands for a silent letter. */
function sounds(letters: string, latin: string): ReadonlyMap<string, string> {
  const values = latin.split(' ');
  return new Map(letters.split(' ').map((letter, index) => [letter, (values[index] ?? '').replace('-', '')]));
}

/** Reduces a Latin name to the consonants that Arabic letters distinguish. */
function consonants(latin: string): string {
  const folded = latin
    .replaceAll(/sh|ch|zh/g, 's')
    .replaceAll('kh', 'h')
    .replaceAll('ts', 's')
    .replaceAll('p', 'b');
  return folded
    .replaceAll(/[aeiouyj]/g, '')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks');
}

function nearest(candidates: readonly string[], rate: (candidate: string) => number): string | undefined {
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, badness: rate(candidate) }))
    .toSorted((a, b) => a.badness - b.badness)
    .at(0)?.candidate;
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (left === right ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
