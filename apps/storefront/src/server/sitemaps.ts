import { setImmediate } from 'node:timers/promises';
import { unwrap, type ApiClient, type LanguageCode } from '@partshop/api-client';
import { localeOf, localizePath, TRANSLATED_LANGUAGES } from '@partshop/features/core';
import { pages } from '../routes.ts';
import { escapeXml, XML_HEAD } from './xml.ts';

/** The sitemaps for search engines (P3): an index, and files of at most 5,000 URLs, each for one language. */

const INDEX = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ALTERNATES = 'http://www.w3.org/1999/xhtml';

const KINDS = ['articles', 'categories', 'cars', 'posts'] as const;
type Kind = (typeof KINDS)[number];

const PAGES: readonly Entry[] = pages.filter(({ index }) => index === 'sitemap').map(({ path }) => ({ path }));

const FILE = /^\/sitemaps\/(pages|articles|categories|cars|posts)-([a-z]{2})-([1-9]\d{0,2})\.xml$/;

/** `langs` are the languages that the page is written in; absent: all. */
type Entry = { path: string; modified?: string; langs?: readonly LanguageCode[] };

/** One URL in one language, with all its alternates: search engines require each of them to list all. */
function urlElement(
  { path, modified, langs = TRANSLATED_LANGUAGES }: Entry,
  lang: LanguageCode,
  origin: string,
): string {
  const address = (code: LanguageCode) => escapeXml(origin + localizePath(path, code));
  const link = (tag: string, url: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
  const written = TRANSLATED_LANGUAGES.filter((code) => langs.includes(code));
  const links = [
    ...written.map((code) => link(localeOf(code).tag, address(code))),
    ...written.slice(0, 1).map((code) => link('x-default', address(code))),
  ];
  const when = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  return `<url><loc>${address(lang)}</loc>${when}${links.join('')}</url>`;
}

/** How many URLs are written per tick: a millisecond of work. */
const AT_ONCE = 100;

async function urlSet(entries: readonly Entry[], lang: LanguageCode, origin: string): Promise<string> {
  const elements: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate();
    elements.push(urlElement(entry, lang, origin));
  }
  return `${XML_HEAD}<urlset xmlns="${INDEX}" xmlns:xhtml="${ALTERNATES}">${elements.join('')}</urlset>`;
}

const isTranslated = (code: string | undefined): code is LanguageCode =>
  (TRANSLATED_LANGUAGES as readonly string[]).includes(code ?? '');

/** Whether a path looks like a sitemap; only the backend knows which parts exist. */
export const isSitemapPath = (pathname: string): boolean => pathname === '/sitemap.xml' || FILE.test(pathname);

/** Whether a path is of the sitemap of what staff writes, which is to be found soon. */
export const isPostsSitemap = (pathname: string): boolean => FILE.exec(pathname)?.[1] === 'posts';

/** Writes a sitemap; null where the path names none. */
export async function writeSitemap(api: ApiClient, pathname: string, origin: string): Promise<string | null> {
  const ask = async (kind: Kind, part: number) =>
    unwrap(api.GET('/services/sitemap', { params: { query: { kind, part } } }));
  if (pathname === '/sitemap.xml') return writeIndex(ask, origin);
  const [, kind, lang, part] = FILE.exec(pathname) ?? [];
  if (!isTranslated(lang)) return null;
  if (kind === 'pages') return part === '1' ? urlSet(PAGES, lang, origin) : null;
  const entries = (await ask(kind as Kind, Number(part))).entries.filter(({ langs }) => langs?.includes(lang) ?? true);
  return entries.length === 0 ? null : urlSet(entries, lang, origin);
}

async function writeIndex(
  ask: (kind: Kind, part: number) => Promise<{ parts: number }>,
  origin: string,
): Promise<string> {
  const counts = await Promise.all(KINDS.map(async (kind) => ({ kind, parts: (await ask(kind, 1)).parts })));
  const files = TRANSLATED_LANGUAGES.flatMap((lang) => [
    `pages-${lang}-1`,
    ...counts.flatMap(({ kind, parts }) => Array.from({ length: parts }, (_, at) => `${kind}-${lang}-${at + 1}`)),
  ]);
  const elements = files.map((file) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>`);
  return `${XML_HEAD}<sitemapindex xmlns="${INDEX}">${elements.join('')}</sitemapindex>`;
}
