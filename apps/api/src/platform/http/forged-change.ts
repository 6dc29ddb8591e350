/** Whose page a request comes from; the one place that tells it, for forms and calls alike (D30, S5). */
import { CALL_LIST } from '@partshop/api-client/call-list';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that change something though the specification makes them with GET (§7, D30); in lower case, as paths match (D27). */
const CHANGING_GETS: ReadonlySet<string> = new Set(
  CALL_LIST.filter(({ method, effect }) => method === 'get' && effect === 'changes').map(({ path }) =>
    path.toLowerCase(),
  ),
);

/**
 * Whether a request asks for a change that a page of another site may have made it ask for. Servers and curl say nothing of
 * where they come from and may change what they have the cookie for.
 *
 * `path` is the request's own unless told, in any spelling.
 */
export function isForgedChange(request: Request, path = new URL(request.url).pathname): boolean {
  if (!READING.has(request.method)) return !isFromOwnPage(request, 'sent');
  return CHANGING_GETS.has(plainPath(path)) && !isFromOwnPage(request, 'followed');
}

/**
 * Sec-Fetch-Site is the browser's own word, but it comes to https and localhost only; elsewhere Origin and Referer have to
 * serve. `none` is a person who reloads a form or follows an address from outside: nobody else can send a form so, but anybody
 * can mail an address.
 */
function isFromOwnPage({ headers, url }: Request, how: 'sent' | 'followed'): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (how === 'sent' && site === 'none');
  const from = headers.get('origin') ?? headers.get('referer');
  // Behind a proxy that ends TLS the schemes differ.
  if (from !== null) return URL.canParse(from) && new URL(from).host === new URL(url).host;
  // A link of a page that hides its address still says that a document or a picture is wanted.
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
