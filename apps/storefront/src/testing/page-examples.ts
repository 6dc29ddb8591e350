import type { pages } from '../routes.ts';

type Page = (typeof pages)[number];

/** A value for each parameter of a page; a pattern without its optional parts is a path as well. */
const VALUES: Record<string, string> = {
  number: 'W71275',
  text: 'фильтр',
  catalogKey: 'mann-filter',
  category: 'oils',
  catalog: 'mann-filter',
  brand: 'volkswagen',
  model: 'golf',
  modif: 'engine',
  query: 'oil',
  city: 'moscow-524901',
  seria: 'golf',
  engine: 'engine',
  parent: 'brakes',
  carId: '1',
  bitmap: '1',
  token: 'abcdefghijklmnop.secret',
  type: 'price',
  // The demo's first article: the pages about the shop and its offer come before it.
  id: '6',
  offer: 'welcome',
  group: 'agents',
};

/** A car and a category that the demo catalogue has: their pages exist only for those. */
const CATALOGUE: Record<string, string> = {
  parent: 'filters',
  category: 'oil-filters',
  brand: 'volkswagen',
  seria: 'golf',
  model: 'mk7-a7-typ-5g',
  engine: '1-4l-i4-tsi-petrol',
};
/** These pages name no series: their model is `{seria}-{model}`, their `modif` an engine (D6). */
const STEPS = {
  ...CATALOGUE,
  model: `${CATALOGUE['seria']}-${CATALOGUE['model']}`,
  modif: CATALOGUE['engine'] ?? '',
};

function valuesOf(path: string): Record<string, string> {
  if (/^\/(?:avto)?zapchasti\b/.test(path)) return CATALOGUE;
  return /^\/(?:parts|wipers|city)\//.test(path) ? { ...VALUES, ...STEPS } : VALUES;
}

function fill(path: string): string {
  const values = valuesOf(path);
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
}

/** Example paths of a page: the full one, and the shortest where parts are optional. */
function examplesOf(path: string): string[] {
  const shortest = path.replace(/\/:\w+\?.*$/, '') || '/';
  return [...new Set([fill(shortest), fill(path)])];
}

/** Every page with its example paths. */
export const withExamples = (list: readonly Page[]): { page: Page; addresses: string[] }[] =>
  list.map((page) => ({ page, addresses: examplesOf(page.path) }));
