import type { Locale } from '@partshop/features/core';
import { SHOP_NAME } from '@partshop/features/shared';
import { escapeHtml } from '@partshop/ui';
import { BOOT_ELEMENT_ID, type Boot } from '../boot.ts';
import { hashOf, type Assets } from './assets.ts';

export type DocumentParts = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  /** JSON-LD of the page; null for none. */
  structured: unknown;
  /** Canonical URL of the page, without a needless language prefix; null where search engines must not index it. */
  canonical: string | null;
  alternates: readonly { tag: string; url: string }[];
  isIndexed: boolean;
  /** Path of the feed of such pages; null for none. */
  feed: string | null;
  /** URL of the picture that stands for the page where it is shared; null for none. */
  picture: string | null;
  /** The result of {@link headOfScreen} for the screen. */
  head: string;
  /** Content of the root element: React's markup with all fragments filled in. */
  markup: string;
  boot: Boot;
};

/** Path of the favicon. */
export const ICON_PATH = '/favicon.svg';

/** Path of the icon on the home screens of phones. Browsers ask for it by this name without a link as well. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** The colour of the bar above the header in both themes, for the browser's own bar above it. */
const INK = '#101725';

const NOT_IN_SCRIPT = /[<>&\u2028\u2029]/;
const ALL_NOT_IN_SCRIPT = new RegExp(NOT_IN_SCRIPT, 'g');
const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that is safe inside a script element: it cannot close the element or open a comment. */
export function escapeJson(value: unknown): string {
  const text = JSON.stringify(value);
  return NOT_IN_SCRIPT.test(text) ? text.replaceAll(ALL_NOT_IN_SCRIPT, unicodeEscape) : text;
}

/**
 * The part of the head that is the same for every visitor of a screen. `styleTags`: whole `<style>` elements of
 * styled-components.
 */
export function headOfScreen(assets: Assets, styleTags: string): string {
  return `${assets.head}<style>${assets.css}</style>${styleTags}</head>`;
}

/** What a messenger shows of a link to the page (Open Graph); empty for pages that only their visitor sees. */
function previewOf({ title, description, canonical, picture }: DocumentParts): string {
  if (canonical === null) return '';
  const properties = {
    type: 'website',
    site_name: SHOP_NAME,
    title,
    description,
    url: canonical,
    image: picture ?? '',
  };
  return Object.entries(properties)
    .map(([name, content]) => (content === '' ? '' : `<meta property="og:${name}" content="${escapeHtml(content)}">`))
    .join('');
}

const feedOf = ({ feed }: DocumentParts): string =>
  feed === null
    ? ''
    : `<link rel="alternate" type="application/rss+xml" title="${SHOP_NAME}" href="${escapeHtml(feed)}">`;

/** Writes the whole document as UTF-8. */
export function writeDocument(assets: Assets, page: DocumentParts): Uint8Array<ArrayBuffer> {
  const { locale, canonical, alternates } = page;
  return Buffer.from(
    `<!DOCTYPE html><html lang="${locale.tag}" dir="${locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="${INK}"><link rel="icon" href="${ICON_PATH}" type="image/svg+xml"><link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}"><title>${escapeHtml(page.title)}</title>${
      page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : ''
    }${page.keywords ? `<meta name="keywords" content="${escapeHtml(page.keywords)}">` : ''}${page.isIndexed ? '' : '<meta name="robots" content="noindex">'}${
      canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''
    }${alternates.map(({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`).join('')}${feedOf(page)}${previewOf(page)}${
      page.structured === null ? '' : `<script type="application/ld+json">${escapeJson(page.structured)}</script>`
    }${page.head}<body><div id="root">${page.markup}</div><script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(page.boot)}</script>${assets.scripts}</body></html>`,
  );
}

/** The hashes of whole `<style>` elements for the content security policy. */
export function styleHashes(styleTags: string): string {
  return [...styleTags.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => hashOf(css)).join(' ');
}
