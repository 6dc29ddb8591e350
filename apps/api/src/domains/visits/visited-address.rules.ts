import { cutPersonalData } from './cut-personal-data.rules.ts';
import { decodeText } from '../../platform/values/decode-text.ts';

/** The part of a visited URL that shows how the shop is used, and not by whom. */
export type VisitedAddress = {
  /** Without origin, query and search text. */
  path: string;
  /** Length of the search text in characters. */
  searchLength: number;
};

const MAX_PATH = 300;
/** URLs with typed or personal data: their path is cut after this part. */
const PERSONAL =
  /^((?:\/[a-z]{2})?\/(?:price\/search-text|search|is-success|client\/vue-order|user\/password\/recovery))\/(.+)$/i;
const SEARCH = /\/(?:search-text|search)$/i;
/** The names of search forms' text fields. */
const SEARCH_FIELDS = ['text', 'q', 'query', 'number'];

export function visitedAddress(address: string): VisitedAddress {
  const url = URL.parse(address, 'http://shop.invalid');
  if (!url) return { path: '', searchLength: 0 };
  const [, base, rest = ''] = PERSONAL.exec(url.pathname) ?? [];
  const typed = base === undefined || !SEARCH.test(base) ? typedIn(url.searchParams) : decoded(rest);
  const path = base === undefined ? decoded(url.pathname) : `${base}/…`;
  return { path: cutPersonalData(path).slice(0, MAX_PATH), searchLength: typed.length };
}

/** Whether a page's title contains a search text or personal data. */
export const isPersonalPath = (path: string): boolean => PERSONAL.test(path);

const typedIn = (query: URLSearchParams) => SEARCH_FIELDS.map((name) => query.get(name) ?? '').join('');

const decoded = (text: string): string => decodeText(text) ?? text;
