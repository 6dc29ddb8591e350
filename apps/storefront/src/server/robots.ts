import { LOCALES } from '@partshop/features/core';

/** Pages of a person and of the staff, and calls: nothing to find there. */
const PRIVATE = [
  '/basket',
  '/checkout',
  '/is-success/',
  '/client/',
  '/profile',
  '/main',
  '/seller/',
  '/admin/',
  '/user/',
  '/login',
  '/logout',
  '/rememberpassword',
  '/error/',
  '/locale',
  '/dev/',
];

const CALLS = ['/services/', '/localization/', '/registration/', '/api/'];

/** The text of /robots.txt. */
export function robotsOf(origin: string): string {
  const prefixes = ['', ...LOCALES.map(({ code }) => `/${code}`)];
  const closed = [...CALLS, ...prefixes.flatMap((prefix) => PRIVATE.map((path) => prefix + path))];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
