import { GOODS_IN_ARABIC } from './search-table.ar.ts';
import { GOODS_IN_ENGLISH } from './search-table.en.ts';
import { GOODS_IN_GERMAN } from './search-table.de.ts';
import { CAR_BRANDS, CAR_MODELS, GOODS, MAKERS } from './search-table.ts';
import { plainWords, readTerms, type Meaning, type StemsOf, type Synonyms } from './search-reading.rules.ts';

type Entry = { typed: string[]; meanings: string[] };
type CarNames = readonly { brand: string; series: readonly string[] }[];
type CategoryNames = readonly { ids: readonly number[]; names: readonly string[] }[];

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The lines of a table; its format is explained in `search-table.ts`. */
function readEntries(table: string): Entry[] {
  return split(table, '\n').map((line) => {
    const [typed = '', meanings = ''] = line.split('=');
    return { typed: split(typed, ','), meanings: split(meanings, '|') };
  });
}

/** German words are also typed with `ae`, `oe` and `ue` for umlauts. */
function withoutUmlauts(phrase: string): string[] {
  const spelt = phrase.replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  return spelt === phrase ? [phrase] : [phrase, spelt];
}

const GERMAN = readEntries(GOODS_IN_GERMAN).map(({ typed, meanings }) => ({
  typed: typed.flatMap(withoutUmlauts),
  meanings,
}));
const KINDS = [...[GOODS, GOODS_IN_ENGLISH, GOODS_IN_ARABIC].flatMap(readEntries), ...GERMAN];
const WORDS = [...KINDS, ...[MAKERS, CAR_BRANDS].flatMap(readEntries)];
const BRANDS = readEntries(CAR_BRANDS);
const MODELS = readEntries(CAR_MODELS);

/** What people type for the name of a maker. */
export const MAKER_SPELLINGS: ReadonlyMap<string, string> = new Map(
  readEntries(MAKERS).flatMap(({ typed, meanings: [name = ''] }) =>
    typed.map((text): [string, string] => [text, name]),
  ),
);

/** What people type for a brand of cars, or for a series with its brand. */
export const CAR_SPELLINGS = [...BRANDS, ...MODELS].map(({ typed, meanings: [name = ''] }) => ({ typed, name }));

/** All words whose stems {@link createSynonyms} needs. */
export function wordsOfSynonyms(cars: CarNames, categories: CategoryNames): string[] {
  const phrases = [...WORDS, ...MODELS].flatMap(({ typed, meanings }) => [...typed, ...meanings]);
  const names = [
    ...cars.flatMap(({ brand, series }) => [brand, ...series]),
    ...categories.flatMap(({ names: own }) => own),
  ];
  return [...phrases, ...names].flatMap(plainWords);
}

/** The tables of synonyms and of cars by stems, and the names of categories. */
export function createSynonyms(cars: CarNames, categories: CategoryNames, stemsOf: StemsOf): Synonyms {
  const stems = (phrase: string): Meaning => plainWords(phrase).flatMap(stemsOf);
  const key = (phrase: string) => stems(phrase).join(' ');
  const byStems = <Value>(pairs: [string, Value][]) => new Map(pairs.filter(([stem]) => stem !== ''));
  const tables = {
    meanings: byStems(
      WORDS.flatMap(({ typed, meanings }) =>
        typed.map((phrase): [string, Meaning[]] => [key(phrase), meanings.map(stems)]),
      ),
    ),
    cars: byStems([
      ...cars.map(({ brand }): [string, string] => [key(brand), brand]),
      ...[...BRANDS, ...MODELS].flatMap(({ typed, meanings: [name = ''] }) =>
        [name, ...typed].map((phrase): [string, string] => [key(phrase), name]),
      ),
    ]),
    series: new Map(cars.map(({ brand, series }) => [brand, byStems(series.map((name) => [key(name), name]))])),
  };
  return {
    ...tables,
    categories: idsByName(categories),
    categoryNames: categories.flatMap(({ ids, names }) =>
      names.map((name) => ({ ids, terms: readTerms(name, stemsOf, tables).terms, words: plainWords(name).length })),
    ),
    words: spellings([
      ...categories.flatMap(({ names }) => names),
      ...KINDS.flatMap(({ typed, meanings }) => [...typed, ...meanings]),
    ]),
  };
}

function idsByName(categories: CategoryNames): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const { ids, names } of categories) {
    for (const name of new Set(names.map((one) => plainWords(one).join(' '))))
      byName.set(name, [...(byName.get(name) ?? []), ...ids]);
  }
  return byName;
}

/** The words of phrases by their plain forms. */
function spellings(phrases: readonly string[]): Map<string, string> {
  const words = phrases.flatMap((phrase) => phrase.toLowerCase().split(/[\s(),]+/));
  return new Map(words.map((word) => [plainWords(word).join(' '), word]));
}
