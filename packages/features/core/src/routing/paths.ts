import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';

const encode = encodeURIComponent;

/**
 * Addresses of pages, without the language: patterns for the route table and makers of addresses (§2).
 * Links add the language by {@link useHref}.
 */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  /** The target of the search form; it leads on to one of the next three. */
  searchForm: { pattern: '/search', to: () => '/search' },
  search: { pattern: '/search/:number', to: (number: string) => `/search/${encode(number)}` },
  searchText: { pattern: '/price/Search-Text/:text', to: (text: string) => `/price/Search-Text/${encode(text)}` },
  price: {
    pattern: '/price/:catalogKey/:number',
    to: (catalogKey: string, number: string) => `/price/${encode(catalogKey)}/${encode(foldPartNumber(number))}`,
  },
  basket: { pattern: '/basket', to: () => '/basket' },
  checkout: { pattern: '/checkout', to: () => '/checkout' },
  success: { pattern: '/is-success/:number', to: (number: string) => `/is-success/${encode(number)}` },
} as const;

/** §5: the characters `/`, `\` and `.` are removed and the text is trimmed. The one function of every search box. */
export function cleanSearchText(text: string): string {
  return text.replaceAll(/[/\\.]/g, '').trim();
}

/** §5: text with a Cyrillic letter goes to the text search, anything else to the number search; empty text goes nowhere. */
export function searchPath(text: string): string | null {
  const clean = cleanSearchText(text).slice(0, 200);
  if (clean === '') return null;
  return /\p{Script=Cyrillic}/u.test(clean) ? paths.searchText.to(clean) : paths.search.to(clean);
}

export { foldPartNumber, looksLikePartNumber };
