import { matchPath } from 'react-router-dom';

const everyPage = (): boolean => true;

let isOpen: (path: string) => boolean = everyPage;

/**
 * Declares which pages exist, by their patterns; the shell calls it, and null ends it. Before that every page exists, as in the
 * stories of a single feature.
 */
export function declareOpenPages(patterns: readonly string[] | null): void {
  const known = new Map<string, boolean>();
  isOpen =
    patterns === null
      ? everyPage
      : (path) => {
          const isMatched = known.get(path) ?? patterns.some((pattern) => matchPath(pattern, path) !== null);
          known.set(path, isMatched);
          return isMatched;
        };
}

/** Whether a page exists: nothing links to a page that is not built yet. `path` has no language and no query. */
export function isOpenPage(path: string): boolean {
  return isOpen(path);
}

/** The path of a page, or of what stands in for it until it is built. */
export const openPath = (path: string, standIn: string): string => (isOpen(path) ? path : standIn);

/** The links whose pages exist. */
export function openLinks<Link extends { readonly path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isOpen(path));
}
