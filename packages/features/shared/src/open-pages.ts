import { matchPath } from 'react-router-dom';

let open: readonly string[] | null = null;
const known = new Map<string, boolean>();

/**
 * Declares which pages exist, by their patterns; the shell calls it, and null ends it. Before that every page exists, as in the
 * stories of a single feature.
 */
export function declareOpenPages(patterns: readonly string[] | null): void {
  open = patterns;
  known.clear();
}

/** Whether a page exists: nothing links to a page that is not built yet. `path` has no language and no query. */
export function isOpenPage(path: string): boolean {
  const isOpen = known.get(path) ?? open?.some((pattern) => matchPath(pattern, path) !== null) ?? true;
  known.set(path, isOpen);
  return isOpen;
}

/** The path of a page, or of what stands in for it until it is built. */
export const openPath = (path: string, standIn: string): string => (isOpenPage(path) ? path : standIn);

/** The links whose pages exist. */
export function openLinks<Link extends { readonly path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isOpenPage(path));
}
