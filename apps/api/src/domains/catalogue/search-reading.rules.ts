import { foldPartNumber } from '@partshop/api-client/part-number';
import { foldSearchText, plainWord } from '../../platform/values/search-text.ts';

/** Stems that an article must all contain. */
export type Meaning = readonly string[];

/** A word or a phrase of a text; an article must contain one of its meanings. */
export type Term = {
  typed: string;
  meanings: readonly Meaning[];
  /** The car that it names. */
  car?: string;
  /** A word may only begin with the stem. */
  isBeginning?: boolean;
};

/** What a text looks for. */
export type Reading = {
  terms: readonly Term[];
  /** The car that the text names besides goods: it does not narrow the search. */
  car: string | null;
  /** Terms of the car: articles that contain them come first. */
  preferred: readonly Term[];
  /** Ids of the categories whose name the whole text is. */
  categories: readonly number[];
  /** Ids of the categories whose name is among the terms: their goods come first. */
  preferredCategories: readonly number[];
};

/** A name of a category as a text is read. The ids are its own and those of the categories under it. */
export type CategoryName = { ids: readonly number[]; terms: readonly Term[]; words: number };

/** The table of synonyms by stems. */
export type Synonyms = {
  /** A phrase without meanings says nothing. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Names of cars. */
  cars: ReadonlyMap<string, string>;
  /** The series of a brand, by the brand's name. */
  series: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Ids of categories by their plain names. */
  categories: ReadonlyMap<string, readonly number[]>;
  /** All names of categories. */
  categoryNames: readonly CategoryName[];
  /** What people type for goods, by plain words: an unknown word may be one of them, misspelt or half typed. */
  words: ReadonlyMap<string, string>;
};

/** The stems of a word; none if the word says nothing, such as «для». */
export type StemsOf = (word: string) => readonly string[];

/** Further words of a text are ignored. */
const MAX_WORDS = 12;
const MAX_WORDS_OF_A_PHRASE = 3;

/** A grade of oil: `5w-30`, `10 W 40`, `5в30` with a Cyrillic letter. */
const GRADE = /(?<![\p{L}\p{N}])(\d{1,2}) ?[wв][ -]{0,2}(\d{2})(?![\p{L}\p{N}])/giu;

/** The words of a text as they were typed, without punctuation around them. A grade is one word. */
export function typedWords(text: string): string[] {
  return text
    .replaceAll(GRADE, '$1W-$2')
    .split(/[\s;]+/)
    .filter((chunk) => foldSearchText(chunk) !== '')
    .slice(0, MAX_WORDS);
}

/** The words of a text in the form in which they are compared. */
export const plainWords = (text: string): string[] => foldSearchText(text).split(' ').map(plainWord);

/**
 * How a typed word may be spelt in the catalogue, each as a list of words: `'5W-30'` as `5w 30` or `5w30`, `'60ач'` as `60ач`
 * or `60 ач`, `'Н7'` with a Cyrillic letter as `h7`.
 */
export function spellingsOf(typed: string): string[][] {
  const words = plainWords(typed);
  const joined = words.join('');
  if (!/\p{N}/u.test(joined)) return words.length === 1 ? [words] : [words, [joined]];
  const latin = foldPartNumber(joined).toLowerCase();
  const parts = joined.match(/\p{N}+|[^\p{N}]+/gu) ?? [];
  return [words, [joined], ...(/^[a-z0-9]+$/.test(latin) ? [[latin]] : []), ...(parts.length === 2 ? [parts] : [])];
}

/** What the text looks for: synonyms, spellings, the car that it names, and the categories that it is the name of. */
export function readSearchText(text: string, stemsOf: StemsOf, synonyms: Synonyms): Reading {
  const reading = readTerms(text, stemsOf, synonyms);
  const categories = synonyms.categories.get(plainWords(text).join(' ')) ?? [];
  return { ...reading, categories, preferredCategories: categoriesOf(reading.terms, synonyms) };
}

/** The categories of which a name is among the terms, in any of their meanings: those with the longest name. */
function categoriesOf(terms: readonly Term[], { categoryNames }: Synonyms): number[] {
  const said = new Set(terms.flatMap(({ meanings }) => meanings.flat()));
  const isSaid = ({ meanings }: Term) => meanings.some((meaning) => meaning.every((stem) => said.has(stem)));
  const named = categoryNames.filter((name) => name.terms.length > 0 && name.terms.every(isSaid));
  const longest = Math.max(0, ...named.map(({ words }) => words));
  return [...new Set(named.filter(({ words }) => words === longest).flatMap(({ ids }) => ids))];
}

type ReadTerms = Pick<Reading, 'terms' | 'car' | 'preferred'>;
type TermTables = Pick<Synonyms, 'meanings' | 'cars' | 'series'>;

/** The words of a text with their meanings, apart from those that name a car besides goods. */
export function readTerms(text: string, stemsOf: StemsOf, synonyms: TermTables): ReadTerms {
  const words = typedWords(text).map((typed): Term => ({
    typed,
    meanings: unique(spellingsOf(typed).map((spelling) => spelling.flatMap(stemsOf))),
  }));
  const terms = replacePhrases(words.filter(isSaying), (phrase) => {
    const meanings = synonyms.meanings.get(keyOf(phrase));
    if (!meanings) return undefined;
    return { ...join(phrase), meanings: meanings.length === 0 ? [] : unique([...join(phrase).meanings, ...meanings]) };
  }).filter(isSaying);
  if (words.length === 1 && !words.some(isSaying)) return { terms: halfTyped(text), car: null, preferred: [] };

  const named = nameCars(terms, synonyms);
  const cars = named.filter((term) => term.car !== undefined);
  const goods = named.filter((term) => term.car === undefined);
  const [car = null] = cars.map((term) => term.car ?? '').toSorted((one, other) => other.length - one.length);
  return goods.length > 0 ? { terms: goods, car, preferred: cars } : { terms: cars, car, preferred: [] };
}

/** A word that says nothing may begin another: «на» begins «насос». One letter says nothing. */
function halfTyped(text: string): Term[] {
  const word = plainWords(text).join(' ');
  return word.length > 1 && !word.includes(' ') ? [{ typed: text, meanings: [[word]], isBeginning: true }] : [];
}

/** Marks brands and well-known models, and with a brand its other models. */
function nameCars(terms: readonly Term[], { cars, series }: TermTables): Term[] {
  const named = replacePhrases(terms, (phrase) => {
    const joined = join(phrase);
    const car = joined.meanings.map((meaning) => cars.get(meaning.join(' '))).find((name) => name !== undefined);
    return car === undefined ? undefined : { ...joined, car };
  });
  for (const { car: brand = '' } of named) {
    const models = series.get(brand);
    if (!models) continue;
    return replacePhrases(named, (phrase) => {
      const model = models.get(keyOf(phrase));
      return model === undefined || phrase.some(({ car }) => car !== undefined)
        ? undefined
        : { ...join(phrase), car: `${brand} ${model}` };
    });
  }
  return named;
}

/** Replaces the longest phrases that `find` knows. */
function replacePhrases(terms: readonly Term[], find: (phrase: readonly Term[]) => Term | undefined): Term[] {
  const replaced: Term[] = [];
  for (let at = 0; at < terms.length;) {
    const found = phrasesAt(terms, at).find(({ phrase }) => find(phrase) !== undefined);
    const [phrase, term] = found ? [found.phrase, find(found.phrase)] : [terms.slice(at, at + 1), terms[at]];
    if (term) replaced.push(term);
    at += phrase.length;
  }
  return replaced;
}

const phrasesAt = (terms: readonly Term[], at: number) =>
  Array.from({ length: MAX_WORDS_OF_A_PHRASE }, (_, shorter) => MAX_WORDS_OF_A_PHRASE - shorter)
    .filter((length) => at + length <= terms.length)
    .map((length) => ({ phrase: terms.slice(at, at + length) }));

/** Several terms as one; of each, what was typed. */
function join(phrase: readonly Term[]): Term {
  const [first, second] = phrase;
  if (first && !second) return first;
  return {
    typed: phrase.map(({ typed }) => typed).join(' '),
    meanings: [phrase.flatMap(({ meanings: [own = []] }) => own)],
  };
}

const keyOf = (phrase: readonly Term[]): string => join(phrase).meanings[0]?.join(' ') ?? '';

const isSaying = ({ meanings }: Term): boolean => meanings.length > 0;

function unique(meanings: readonly Meaning[]): Meaning[] {
  return [
    ...new Map(meanings.filter(({ length }) => length > 0).map((meaning) => [meaning.join(' '), meaning])).values(),
  ];
}

/** The terms as a `tsquery`; stems contain letters and digits only. `''` for no terms, which matches nothing. */
export function tsqueryOf(terms: readonly Term[]): string {
  return terms
    .map(({ meanings, isBeginning }) => {
      const lexeme = lexemeOf(isBeginning);
      return `(${meanings.map((meaning) => `(${meaning.map(lexeme).join(' & ')})`).join(' | ')})`;
    })
    .join(' & ');
}

/** A `tsquery` of articles with any stem of the terms. */
export function tsqueryOfAny(terms: readonly Term[]): string {
  return terms.flatMap(({ meanings, isBeginning }) => meanings.flat().map(lexemeOf(isBeginning))).join(' | ');
}

const lexemeOf =
  (isBeginning = false) =>
  (stem: string) =>
    `'${stem}'${isBeginning ? ':*' : ''}`;
