import type { LocalisedText } from '../categories/part-category.ts';

type Script = {
  /** Small Russian letters and endings; the longest match wins. */
  letters: Readonly<Record<string, string>>;
  /** Letters at the beginning of a word, where they are written differently. */
  initials: Readonly<Record<string, string>>;
  /** Words of addresses that have a meaning, in small letters. */
  words: Readonly<Record<string, string>>;
};

const LATIN: Script = {
  letters: pairs(
    'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y ' +
      'э e ю yu я ya ый y ий y',
  ),
  initials: {},
  words: { 'корп.': 'bldg', 'стр.': 'bldg' },
};

const ARABIC: Script = {
  letters: pairs(
    'а ا б ب в ف г غ д د е ي ё يو ж ج з ز и ي й ي к ك л ل м م н ن о و п ب р ر с س т ت у و ф ف х خ ц تس ч تش ш ش щ شتش ы ي ' +
      'э ي ю يو я يا ый ي ий ي',
  ),
  initials: pairs('а أ и إي о أو у أو э إي'),
  words: {
    'корп.': 'مبنى',
    'стр.': 'مبنى',
    'ул.': 'شارع',
    проспект: 'جادة',
    шоссе: 'طريق',
    тракт: 'طريق',
    бульвар: 'بولفار',
    проезд: 'ممر',
    район: 'حي',
  },
};

/** `'а a б b'` is `{ а: 'a', б: 'b' }`. */
function pairs(text: string): Record<string, string> {
  const signs = text.split(' ');
  return Object.fromEntries(signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? '']] : [])));
}

/** A Russian name or address in the three languages, sounding alike, as maps write it. */
export function transliterate(ru: string): LocalisedText {
  return { ru, en: inLatin(ru), ar: inArabic(ru) };
}

const inLatin = (text: string): string => text.replaceAll(/[а-яё]+\.?/gi, (word) => likeCase(word, spell(word, LATIN)));

/** In Arabic the kind of a street stands before its name: «Ленинградский проспект» is `جادة لينينغرادسكي`. */
function inArabic(text: string): string {
  return text
    .replaceAll(/(?<=\d)-[йя]/g, '')
    .split(', ')
    .map((part) => {
      const words = part.split(' ');
      const isKind = (word: string) => word.toLowerCase() in ARABIC.words;
      return [...words.filter(isKind), ...words.filter((word) => !isKind(word))]
        .map((word) => word.replaceAll(/[а-яё]+\.?/gi, (letters) => spell(letters, ARABIC)))
        .join(' ');
    })
    .join('، ');
}

function spell(word: string, { letters, initials, words }: Script): string {
  const small = word.toLowerCase();
  const known = words[small];
  if (known !== undefined) return known;
  return small.replaceAll(
    /[ыи]й|[а-яё]/g,
    (sign, at: number) => (at === 0 ? initials[sign] : undefined) ?? letters[sign] ?? '',
  );
}

function likeCase(word: string, spelt: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return spelt.toUpperCase();
  return /^[А-ЯЁ]/.test(word) ? spelt.slice(0, 1).toUpperCase() + spelt.slice(1) : spelt;
}
