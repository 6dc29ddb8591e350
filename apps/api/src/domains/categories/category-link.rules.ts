import { decodeText } from '../../platform/values/decode-text.ts';

/** What the path of a category page names, in lower case; parts that it leaves out are absent, and so is all that follows them. */
export type CategoryLink = {
  parent: string;
  category?: string;
  brand?: string;
  series?: string;
  model?: string;
  engine?: string;
};

const PARTS = ['parent', 'category', 'brand', 'series', 'model', 'engine'] as const;

/** `'/avtozapchasti/brakes/brake-pads/Kia'` gives its parts (§2); nothing for a path of another kind. */
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
