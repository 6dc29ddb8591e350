import type { StructuredData } from '@partshop/features/core';

const CONTEXT = 'https://schema.org';

/** Properties that hold URLs; a feature writes them without their origin, which only the server knows. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'logo', 'image', 'urlTemplate', 'merchantReturnLink']);

/** The JSON-LD of a page: one graph with absolute URLs. Null where the page has no structured data. */
export function structuredDataOf(parts: readonly StructuredData[], origin: string): unknown {
  if (parts.length === 0) return null;
  return { '@context': CONTEXT, '@graph': parts.map((part) => withOrigin(part, origin)) };
}

/** The absolute URL of the first picture that the page's structured data names; null without one. */
export function pictureOf(parts: readonly StructuredData[], origin: string): string | null {
  const picture = parts.flatMap(({ image }) => image).find((url) => typeof url === 'string');
  if (picture === undefined) return null;
  return picture.startsWith('/') ? origin + picture : picture;
}

/** `name` is of the property that holds the value, or a list of values. */
function withOrigin(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((part) => withOrigin(part, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withOrigin(part, origin, key)]));
}
