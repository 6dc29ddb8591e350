import { expect } from 'vitest';

const TAG =
  /<(?!\/?(?:p|br|hr|h[234]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|strong|b|em|i|s|sub|sup|code|pre|a|img|table|caption|thead|tbody|tfoot|tr|th|td)(?:\s|\/?>))/i;
const ATTRIBUTES = /\s([a-z-]+)(?==")/g;
const ALLOWED = new Set([
  'href',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'colspan',
  'rowspan',
  'scope',
  'start',
]);

/** Fails if HTML has any tag, attribute or address that an article may not have. */
export function expectHarmless(html: string): void {
  expect(html).not.toMatch(TAG);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
    // Text between the quotes is harmless.
    const bare = tag.replaceAll(/="[^"]*"/g, '=""');
    for (const [, name = ''] of bare.matchAll(ATTRIBUTES)) expect(ALLOWED).toContain(name);
    for (const [, address = ''] of tag.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/);
    }
  }
}
