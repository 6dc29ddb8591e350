import type { Href } from '@partshop/features/core';

/** A part of a text under a heading, by the id that links name. */
export type Section = { id: string; title: string };

const HEADING = /<h2>([^]*?)<\/h2>/g;
const LINK = /(<a href=")(\/[^"]*)/g;

const REFERENCES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of sanitised HTML, with references such as &amp; as one character. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (reference) => REFERENCES[reference] ?? reference)
    .trim();

/** Sanitised HTML whose headings have ids and whose links to this shop keep the language of the page; and its sections. */
export function readPost(html: string, href: Href): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const withIds = html.replaceAll(HEADING, (_whole, inside: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: textOf(inside) });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: withIds.replaceAll(LINK, (_whole, start: string, path: string) => start + href(path)), sections };
}
