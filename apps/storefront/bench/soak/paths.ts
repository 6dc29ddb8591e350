import { PRICE_PATHS } from '../servers/paths.ts';

/** Path prefixes of the shop's languages: the default language has none. */
export const LANGUAGE_PREFIXES = ['', '/en', '/ar'] as const;

const PAGES = [
  '/',
  '/basket',
  '/no-such-page',
  ...['W7120', 'W7121', 'OC90', '1K0615301AA'].map((number) => `/search/${number}`),
  ...['filter', 'oil%20filter', '%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80'].map((text) => `/price/Search-Text/${text}`),
  '/price/mann-filter/W7123',
  '/price/mann-filter/W7123?order=price&view=table',
  ...PRICE_PATHS.slice(0, 12),
];

/** 24 paths in every language of the shop. */
export const SOAK_PATHS: readonly string[] = PAGES.flatMap((page) =>
  LANGUAGE_PREFIXES.map((prefix) => (page === '/' && prefix ? prefix : prefix + page)),
);
