/** An origin that no shop has: a path that stays on it stays on any origin. */
const BASE = 'http://own.invalid';

/** A path with one leading slash: browsers read a second slash or a backslash as the start of a host, and ignore control characters. */
const ROOTED = /^\/(?![/\\\p{Cc}])/u;
const BEFORE_THE_PATH = /^[/\\\s\p{Cc}]*/u;

/** Longer texts are not a path of ours: a target may hold another path with its own target. */
const MAX_TARGET = 2000;

/**
 * Makes any text a path of this site with exactly one leading slash, so that no browser reads a scheme or a host in it. Every
 * address that is sent passes through here last, after all rewriting.
 */
export function rootedPath(address: string): string {
  if (ROOTED.test(address)) return address;
  return `/${address.replace(BEFORE_THE_PATH, '')}`;
}

/**
 * Reads a path of this site from an untrusted text (D4). It must stay on the origin when a browser reads it, even repeatedly, and
 * have no empty segment. Otherwise the home page.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text || text.length > MAX_TARGET || !ROOTED.test(text) || /[\p{Cc}\\]/u.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(text, BASE);
  return origin === BASE && !pathname.includes('//') ? pathname + search + hash : '/';
}

/** Whether a browser on `base` (a whole URL) stays on its host when it follows `address`. */
export function staysOn(base: string, address: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { host, protocol } = new URL(address, base);
  return host === new URL(base).host && (protocol === 'http:' || protocol === 'https:');
}
