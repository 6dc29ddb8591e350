import { foldSearchText } from '../../platform/values/search-text.ts';
import { CAR_BRANDS, CAR_MODELS, GOODS, MAKERS } from './search-table.ts';
import type { Meaning, StemsOf, Synonyms } from './search-reading.rules.ts';

type Entry = { typed: string[]; meanings: string[] };
type CarNames = readonly { brand: string; series: readonly string[] }[];
type CategoryNames = readonly { id: number; names: readonly string[] }[];

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

const WORDS = [GOODS, MAKERS, CAR_BRANDS].flatMap(readEntries);
const BRANDS = readEntries(CAR_BRANDS);
const MODELS = readEntries(CAR_MODELS);

/** What people type for a brand of cars, or for a series with its brand. */
export const CAR_SPELLINGS = [...BRANDS, ...MODELS].map(({ typed, meanings: [name = ''] }) => ({ typed, name }));

const wordsOf = (phrase: string) => foldSearchText(phrase).split(' ');

/** All words whose stems {@link createSynonyms} needs. */
export function wordsOfSynonyms(cars: CarNames): string[] {
  const phrases = [...WORDS, ...MODELS].flatMap(({ typed, meanings }) => [...typed, ...meanings]);
  return [...phrases, ...cars.flatMap(({ brand, series }) => [brand, ...series])].flatMap(wordsOf);
}

/** The tables of synonyms and of cars by stems, and the names of categories. */
export function createSynonyms(cars: CarNames, categories: CategoryNames, stemsOf: StemsOf): Synonyms {
  const stems = (phrase: string): Meaning => wordsOf(phrase).flatMap(stemsOf);
  const key = (phrase: string) => stems(phrase).join(' ');
  const byStems = <Value>(pairs: [string, Value][]) => new Map(pairs.filter(([stem]) => stem !== ''));
  return {
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
    categories: idsByName(categories),
  };
}

function idsByName(categories: CategoryNames): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, names } of categories) {
    for (const name of new Set(names.map(foldSearchText))) ids.set(name, [...(ids.get(name) ?? []), id]);
  }
  return ids;
}
