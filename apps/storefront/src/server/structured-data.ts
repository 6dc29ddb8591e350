import type { StructuredData } from '@partshop/features/core';

const CONTEXT = 'https://schema.org';

/** Properties that hold URLs; a feature writes them without their origin, which only the server knows. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'logo', 'image', 'urlTemplate', 'merchantReturnLink']);

/** The JSON-LD of a page: one graph with absolute URLs. Null where the page has no structured data. */
export function structuredDataOf(parts: readonly StructuredData[], origin: string): unknown {
  if (parts.length === 0) return null;
  return { '@context': CONTEXT, '@graph': parts.map((part) => withOrigin(part, origin)) };
}

function withOrigin(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withOrigin(part, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      ADDRESSES.has(name) && typeof part === 'string' && part.startsWith('/')
        ? origin + part
        : withOrigin(part, origin),
    ]),
  );
}
