import { cutPersonalData } from './cut-personal-data.rules.ts';
import { decodeText } from '../../platform/values/decode-text.ts';

/** Of a page that was visited, as much as tells how the shop is used and not who used it. */
export type VisitedAddress = {
  /** Without origin, query and what was searched for. */
  path: string;
  /** Characters of the text that was searched for. */
  searchLength: number;
};

const MAX_PATH = 300;
/** Addresses that hold what a person typed, or what only one person has: the rest of the path after them is cut. */
const PERSONAL =
  /^((?:\/[a-z]{2})?\/(?:price\/search-text|search|is-success|client\/vue-order|user\/password\/recovery))\/(.+)$/i;
const SEARCH = /\/(?:search-text|search)$/i;
/** The names that search forms give to their text. */
const SEARCH_FIELDS = ['text', 'q', 'query', 'number'];

export function visitedAddress(address: string): VisitedAddress {
  const url = URL.parse(address, 'http://shop.invalid');
  if (!url) return { path: '', searchLength: 0 };
  const [, base, rest = ''] = PERSONAL.exec(url.pathname) ?? [];
  const typed = base === undefined || !SEARCH.test(base) ? typedIn(url.searchParams) : decoded(rest);
  const path = base === undefined ? decoded(url.pathname) : `${base}/…`;
  return { path: cutPersonalData(path).slice(0, MAX_PATH), searchLength: typed.length };
}

/** Whether a page's title says what was searched for or whose page it is. */
export const isPersonalPath = (path: string): boolean => PERSONAL.test(path);

const typedIn = (query: URLSearchParams) => SEARCH_FIELDS.map((name) => query.get(name) ?? '').join('');

const decoded = (text: string): string => decodeText(text) ?? text;
