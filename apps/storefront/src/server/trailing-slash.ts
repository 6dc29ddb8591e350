import { rootedPath, splitLocale } from '@partshop/features/core';
import { pages } from '../routes.ts';

/** The specification writes these with a slash (D2). */
const WITH_SLASH: ReadonlySet<string> = new Set(
  pages.map(({ path }) => path).filter((path) => path.endsWith('/') && path !== '/'),
);

/** Where a page with a needless slash at the end of its path is: each page has one address. Null for any other path. */
export function withoutSlash({ pathname, search }: URL): string | null {
  if (!pathname.endsWith('/') || pathname === '/') return null;
  if (WITH_SLASH.has(splitLocale(pathname).path)) return null;
  return rootedPath(pathname.replace(/\/+$/, '')) + search;
}
