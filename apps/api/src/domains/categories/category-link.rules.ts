import { decodeText } from '../../platform/values/decode-text.ts';

/** The segments of a category page's path, in lower case. A segment that is left out is absent, and all after it. */
export type CategoryLink = {
  parent: string;
  category?: string;
  brand?: string;
  series?: string;
  model?: string;
  engine?: string;
};

const PARTS = ['parent', 'category', 'brand', 'series', 'model', 'engine'] as const;

/** Reads `'/avtozapchasti/brakes/brake-pads/Kia'` (§2); undefined for any other path. */
export function readCategoryLink(link: string): CategoryLink | undefined {
  const [address = ''] = link.split(/[?#]/, 1);
  const path = address.replace(/\/$/, '');
  const [empty, root, ...segments] = path.split('/');
  if (empty !== '' || root?.toLowerCase() !== 'avtozapchasti') return undefined;
  if (segments.length === 0 || segments.length > PARTS.length || segments.includes('')) return undefined;
  const texts = segments.map(decodeText);
  if (texts.includes(undefined)) return undefined;
  return Object.fromEntries(texts.map((text, index) => [PARTS[index], text?.toLowerCase()])) as CategoryLink;
}
