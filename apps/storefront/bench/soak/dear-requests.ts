import { postOf, visitsOf } from './flood.ts';

/** The ingredients of expensive requests. */
export type DearWords = {
  /** Words of the catalogue. */
  words: readonly string[];
  /** Number of the sitemap's article files in one language. */
  parts: number;
};

const CARDS = '/services/search/getcardgoods_json?lang=ru';
/** Different requests of a kind, so that none is served from a cache. */
const DIFFERENT = 40;

const search = (text: string, more: object = {}): Buffer => postOf(CARDS, { Text: text, ...more });

/** Replaces the third letter of a word by one that no word of the catalogue has. */
const misspell = (word: string): string => `${word.slice(0, 2)}щ${word.slice(3)}`;

/** The ten most expensive requests, with variants of each. */
export function dearRequests({ words, parts }: DearWords): Record<string, readonly Buffer[]> {
  const misspelt = (count: number, turn: number) =>
    Array.from({ length: count }, (_, at) => misspell(words[(turn * 12 + at) % words.length] ?? '')).join(' ');
  const different = <Made>(make: (turn: number) => Made): Made[] =>
    Array.from({ length: DIFFERENT }, (_, at) => make(at));
  return {
    '12 misspelt words': different((turn) => search(misspelt(12, turn))),
    '3 misspelt words': different((turn) => search(misspelt(3, turn))),
    'a page of 12 misspelt words': visitsOf(
      different((turn) => `/price/Search-Text/${encodeURIComponent(misspelt(12, turn))}`),
    ),
    'one letter': [...'бвгдкмнпрст'].map((letter) => search(letter)),
    'two letters inside every name': [search('ke'), search('er')],
    'a word of every article, far down': different((turn) => search('maker', { Skip: 1900 - turn, Take: 100 })),
    'a number that nobody has': visitsOf(
      different((turn) => `/api/search/${'A1B2C3D4'.repeat(5).slice(0, 38)}${10 + turn}`),
    ),
    'an address of 15 KB': visitsOf(different((turn) => `/avtozapchasti/${'a'.repeat(15_000)}${turn}`)),
    'a sitemap': visitsOf(different((turn) => `/sitemaps/articles-ru-${1 + (turn % parts)}.xml`)),
    'a part of the sitemap’s call': visitsOf(
      different((turn) => `/services/sitemap?kind=articles&part=${1 + (turn % parts)}`),
    ),
  };
}
