/** Detects cross-site request forgery, for forms and api calls alike (D30, S5). */
import { CALL_LIST } from '@partshop/api-client/call-list';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that change something although the specification makes them GET (§7, D30); in lower case, as paths match (D27). */
const CHANGING_GETS: ReadonlySet<string> = new Set(
  CALL_LIST.filter(({ method, effect }) => method === 'get' && effect === 'changes').map(({ path }) =>
    path.toLowerCase(),
  ),
);

/**
 * Whether a request for a change may have been forged by another site's page. Servers and curl send no origin and are
 * allowed.
 *
 * `path` defaults to the request's own, in any spelling.
 */
export function isForgedChange(request: Request, path = new URL(request.url).pathname): boolean {
  if (!READING.has(request.method)) return !isFromOwnPage(request, 'sent');
  return CHANGING_GETS.has(plainPath(path)) && !isFromOwnPage(request, 'followed');
}

/**
 * Browsers send Sec-Fetch-Site only to https and localhost; elsewhere Origin and Referer decide. `none` means that a
 * person reloaded a form or followed an external link: no site can forge the former, but anybody can mail a link.
 */
function isFromOwnPage({ headers, url }: Request, how: 'sent' | 'followed'): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (how === 'sent' && site === 'none');
  const from = headers.get('origin') ?? headers.get('referer');
  // Behind a proxy that ends TLS the schemes differ.
  if (from !== null) return URL.canParse(from) && new URL(from).host === new URL(url).host;
  // A link from a page that hides its referrer still accepts a document or a picture.
  return how === 'sent' || !/\btext\/html\b|\bimage\//i.test(headers.get('accept') ?? '');
}

function plainPath(path: string): string {
  const lower = decoded(path).toLowerCase();
  return lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
