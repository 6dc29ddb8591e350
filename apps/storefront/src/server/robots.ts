import { LOCALES } from '@partshop/features/core';
import { pages } from '../routes.ts';
import { CALL_PREFIXES } from './call-paths.ts';

/** `/seller/` where every page below it is private; otherwise the path up to its first parameter. */
function closedPath(path: string): string {
  const folder = path.slice(0, path.indexOf('/', 1) + 1);
  const isClosed = folder !== '' && pages.every((page) => page.index === 'private' || !page.path.startsWith(folder));
  return isClosed ? folder : path.replace(/:.*$/, '');
}

/** The text of /robots.txt: disallows calls, but for those for agents, and private pages. */
export function robotsOf(origin: string): string {
  const hidden = pages.filter(({ index }) => index === 'private').map(({ path }) => closedPath(path));
  const prefixes = ['', ...LOCALES.map(({ code }) => `/${code}`)];
  const closed = [...CALL_PREFIXES, ...prefixes.flatMap((prefix) => [...new Set(hidden)].map((path) => prefix + path))];
  return `User-agent: *\nAllow: /api/agent/\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
