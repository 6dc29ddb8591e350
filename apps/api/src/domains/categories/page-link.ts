import type { CarAddress } from '../cars/index.ts';
import { decodeText } from '../../platform/values/decode-text.ts';

/** What the path of a page of parts for cars names (§2). A segment that is left out is absent, and all after it. */
export type PageLink = { parent?: string; category?: string; city?: string; car?: CarAddress };

type Segment = 'parent' | 'category' | 'city' | keyof CarAddress | 'query';

/** `/parts`, `/wipers` and `/city` name no series: their model is `{seria}-{model}`. */
const PAGES: Readonly<Record<string, { segments: readonly Segment[]; needed: number }>> = {
  avtozapchasti: { segments: ['parent', 'category', 'brand', 'seria', 'model', 'engine'], needed: 1 },
  zapchasti: { segments: ['brand', 'seria', 'model', 'engine'], needed: 0 },
  parts: { segments: ['brand', 'model', 'engine', 'query'], needed: 0 },
  wipers: { segments: ['brand', 'model', 'engine'], needed: 0 },
  city: { segments: ['city', 'brand', 'model'], needed: 1 },
};

/** Reads `'/avtozapchasti/brakes/brake-pads/Kia'`; undefined for a path of no such page. Segments keep their case. */
export function readPageLink(link: string): PageLink | undefined {
  const [address = ''] = link.split(/[?#]/, 1);
  const [empty, root = '', ...texts] = address.replace(/\/$/, '').split('/');
  const page = PAGES[root.toLowerCase()];
  if (empty !== '' || !page || texts.length < page.needed || texts.length > page.segments.length) return undefined;
  const named: Partial<Record<Segment, string>> = {};
  for (const [index, text] of texts.entries()) {
    const segment = decodeText(text);
    if (segment === undefined || segment === '') return undefined;
    named[page.segments[index] ?? 'query'] = segment;
  }
  const { parent, category, city, brand, seria, model, engine } = named;
  return {
    ...(parent !== undefined && { parent }),
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
    ...(brand !== undefined && { car: { brand, seria, model, engine } }),
  };
}
