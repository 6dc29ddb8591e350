import type { SearchPlace } from '@partshop/api-client/contract';
import { nameIn, type Names } from '../../platform/values/names.ts';
import { searchWords } from '../../platform/values/search-text.ts';

/** `parentUrl` is null for a category of the first level. */
export type ListedCategory = { url: string; parentUrl: string | null; names: Names };

export type ListedSeries = {
  brand: string;
  brandUrl: string;
  name: string;
  url: string;
  /** The newest first. */
  models: { name: string; url: string }[];
};

/** What people type for a brand, or for a brand and a series: `тойота`, `камри`. */
export type CarSpelling = { typed: readonly string[]; name: string };

const PARTS_PATH = '/avtozapchasti';
const CARS_PATH = '/zapchasti';

const MAX_PLACES = 4;
/** One or two letters begin too many names. */
const LEAST_LETTERS = 3;
/** A generation is written short: `7`, `mk7`, `b6`, `xv70`. */
const MAX_GENERATION = 5;

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Words without accents: `Škoda` is `skoda`. */
const wordsOf = (text: string): string[] => searchWords(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** A word without the ending that another form of it has: `масло`, `масла`; `pad`, `pads`. */
const stemOf = (word: string): string => (word.length > LEAST_LETTERS ? word.replace(/[аеиоуыюяьs]$/, '') : word);

const isLong = (words: readonly string[]) => words.join('').length >= LEAST_LETTERS;

/** Returns a function that finds the categories and cars that a text names or begins to name: cars first, named ones before others. */
export function createPlaceSearch(
  categories: readonly ListedCategory[],
  series: readonly ListedSeries[],
  spellings: readonly CarSpelling[],
): (text: string, lang: string) => SearchPlace[] {
  const findCars = createCarSearch(series, spellings);
  const findCategories = createCategorySearch(categories);
  return (text, lang) => {
    const typed = wordsOf(text);
    if (!isLong(typed)) return [];
    const found = [...findCars(typed), ...findCategories(typed, lang)];
    return found.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed)).slice(0, MAX_PLACES);
  };
}

/** Each typed word, in some form, begins a word of the category's name in some language; the whole text may be its name. */
function createCategorySearch(categories: readonly ListedCategory[]) {
  const listed = categories.map((category) => ({
    category,
    names: Object.values(category.names).flatMap((name) => (name === undefined ? [] : [wordsOf(name)])),
  }));
  return (typed: readonly string[], lang: string): SearchPlace[] =>
    listed
      .filter(({ names }) =>
        names.some((words) => typed.every((word) => words.some((own) => own.startsWith(stemOf(word))))),
      )
      .map(({ category: { url, parentUrl, names: all }, names }) => ({
        kind: 'category',
        name: nameIn(all, lang),
        link: [PARTS_PATH, ...(parentUrl === null ? [] : [parentUrl]), url].join('/'),
        isNamed: names.some((words) => words.map(stemOf).join(' ') === typed.map(stemOf).join(' ')),
      }));
}

/**
 * A series whose name, brand or spelling holds every typed word but a generation, which chooses the model: «golf 7», «камри». Words
 * must be whole but for the last one, which may be half typed.
 */
function createCarSearch(series: readonly ListedSeries[], spellings: readonly CarSpelling[]) {
  const spelt = new Map(spellings.map(({ name, typed }) => [wordsOf(name).join(' '), typed.map(wordsOf)]));
  const listed = series.map((one) => ({
    one,
    brand: [wordsOf(one.brand), ...(spelt.get(wordsOf(one.brand).join(' ')) ?? [])].flat(),
    names: [wordsOf(one.name), ...(spelt.get(wordsOf(`${one.brand} ${one.name}`).join(' ')) ?? [])],
  }));
  return (typed: readonly string[]): SearchPlace[] =>
    listed.flatMap(({ one, brand, names }): SearchPlace[] => {
      const found = names.map((words) => readSeries(typed, words, brand)).find((reading) => reading !== null);
      if (!found) return [];
      const { isWhole, rest } = found;
      const [generation, ...others] = rest;
      const model = generation === undefined ? undefined : one.models.find(({ name }) => isModel(name, generation));
      if (others.length > 0 || (generation !== undefined && !model)) return [];
      const urls = [one.brandUrl, one.url, ...(model ? [model.url] : [])];
      return [
        {
          kind: 'car',
          name: [one.brand, one.name, ...(model ? [model.name] : [])].join(' '),
          link: [CARS_PATH, ...urls].join('/'),
          isNamed: isWhole,
        },
      ];
    });
}

type SeriesReading = { isWhole: boolean; rest: string[] };

/** Null where the words do not hold the name of the series, or hold its beginning only and something else. */
function readSeries(typed: readonly string[], name: readonly string[], brand: readonly string[]): SeriesReading | null {
  const others = typed.filter((word) => !name.includes(word));
  const rest = others.filter((word) => !brand.includes(word));
  const isWhole = name.every((word) => typed.includes(word));
  if (isWhole && rest.every(({ length }) => length <= MAX_GENERATION)) return { isWhole, rest };
  // The last word is half typed: «gol» begins «Golf».
  const last = typed.at(-1) ?? '';
  const isBegun = last.length >= LEAST_LETTERS && name.some((word) => word.startsWith(last));
  return isBegun && rest.every((word) => word === last) ? { isWhole: false, rest: [] } : null;
}

function isModel(name: string, generation: string): boolean {
  const words = wordsOf(name);
  const meant = [generation, `mk${generation}`, ROMAN[Number(generation)] ?? ''].filter((word) => word !== '');
  return words.some((word) => meant.includes(word));
}
