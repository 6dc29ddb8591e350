/** Any base that no shop has: what stays on it stays on every origin. */
const BASE = 'http://own.invalid';

/** A browser reads a second slash, and a backslash as well, as the beginning of a host, and does not see control characters. */
const ROOTED = /^\/(?![/\\\p{Cc}])/u;
const BEFORE_THE_PATH = /^[/\\\s\p{Cc}]*/u;

/** Longer ones are no address of a page: a target may hold another address with its own. */
const MAX_TARGET = 2000;

/**
 * The address as a path of this site, whatever it was: it begins with exactly one slash, so that no browser takes anything in it
 * for a scheme or a host. Every address that is sent comes through here, after all that rewrites it.
 */
export function rootedPath(address: string): string {
  if (ROOTED.test(address)) return address;
  return `/${address.replace(BEFORE_THE_PATH, '')}`;
}

/**
 * A path of this site out of an address that came from outside (D4): one that stays on the origin when a browser reads it, however
 * often, and that no page's address is unlike (none has an empty segment). Anything else is the home page.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text || text.length > MAX_TARGET || !ROOTED.test(text) || /[\p{Cc}\\]/u.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(text, BASE);
  return origin === BASE && !pathname.includes('//') ? pathname + search + hash : '/';
}

/** Whether a browser that is on `base` (a whole address) stays with its host when it follows `address`. */
export function staysOn(base: string, address: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { host, protocol } = new URL(address, base);
  return host === new URL(base).host && (protocol === 'http:' || protocol === 'https:');
}
