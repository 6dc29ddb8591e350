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
  city: 'moskva',
  seria: 'golf',
  engine: 'engine',
  parent: 'brakes',
  carId: '1',
  bitmap: '1',
  token: 'abcdefghijklmnop.secret',
  type: 'price',
  id: '1',
  offer: 'summer',
};

const fill = (path: string): string =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(VALUES[name] ?? name));

/** Example paths of a page: the full one, and the shortest where parts are optional. */
function examplesOf(path: string): string[] {
  const shortest = path.replace(/\/:\w+\?.*$/, '') || '/';
  return [...new Set([fill(shortest), fill(path)])];
}

/** Every page with its example paths. */
export const withExamples = (list: readonly Page[]): { page: Page; addresses: string[] }[] =>
  list.map((page) => ({ page, addresses: examplesOf(page.path) }));
