import type { Locale } from '@partshop/features/core';
import { escapeHtml } from '@partshop/ui';
import { BOOT_ELEMENT_ID, type Boot } from '../boot.ts';
import { hashOf, type Assets } from './assets.ts';

export type DocumentParts = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  /** What the page says of itself to engines, as JSON-LD; null for nothing. */
  structured: unknown;
  /** Absolute address of the page without a needless language prefix; null where search engines keep nothing. */
  canonical: string | null;
  alternates: readonly { tag: string; url: string }[];
  isIndexed: boolean;
  /** What {@link headOfScreen} made of the screen's styles. */
  head: string;
  /** What stands in the root: React's markup with all parts in it. */
  markup: string;
  boot: Boot;
};

/** Where browsers find the shop's sign for their tabs. */
export const ICON_PATH = '/favicon.svg';

const NOT_IN_SCRIPT = /[<>&\u2028\u2029]/;
const ALL_NOT_IN_SCRIPT = new RegExp(NOT_IN_SCRIPT, 'g');
const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that can stand inside a script element: nothing in it can end the element or begin a comment. */
export function escapeJson(value: unknown): string {
  const text = JSON.stringify(value);
  return NOT_IN_SCRIPT.test(text) ? text.replaceAll(ALL_NOT_IN_SCRIPT, unicodeEscape) : text;
}

/**
 * The part of the head that is the same for every visitor of a screen. `styleTags` are whole `<style>` elements, as
 * styled-components writes them.
 */
export function headOfScreen(assets: Assets, styleTags: string): string {
  return `${assets.head}<style>${assets.css}</style>${styleTags}</head>`;
}

/** The whole document, encoded in one go. */
export function writeDocument(assets: Assets, page: DocumentParts): Uint8Array<ArrayBuffer> {
  const { locale, canonical, alternates } = page;
  return Buffer.from(
    `<!DOCTYPE html><html lang="${locale.tag}" dir="${locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="${ICON_PATH}" type="image/svg+xml"><title>${escapeHtml(page.title)}</title>${
      page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : ''
    }${page.keywords ? `<meta name="keywords" content="${escapeHtml(page.keywords)}">` : ''}${page.isIndexed ? '' : '<meta name="robots" content="noindex">'}${
      canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''
    }${alternates.map(({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`).join('')}${
      page.structured === null ? '' : `<script type="application/ld+json">${escapeJson(page.structured)}</script>`
    }${page.head}<body><div id="root">${page.markup}</div><script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(page.boot)}</script>${assets.scripts}</body></html>`,
  );
}

/** The hashes of whole `<style>` elements, as the policy wants them. */
export function styleHashes(styleTags: string): string {
  return [...styleTags.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => hashOf(css)).join(' ');
}
