import type { ApiTransport } from './api-transport.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './render-page.tsx';
import { SECURITY_HEADERS } from './security-headers.ts';

export type ShopDependencies = {
  transport: ApiTransport;
  renderPage: PageRenderer;
  /** Whole pages for visitors without a session; absent where every page is made anew. */
  pageCache?: PageCache;
  /** Answers for built files, or null where there is none. */
  staticFile: (request: Request, pathname: string) => Response | null;
  onError: (error: unknown, request: Request) => void;
};

const CALL_PATHS = /^\/(?:services|localization|api)\//i;
const MAX_FORM_BYTES = 1024 * 1024;

/** The whole shop as one function from request to response: files, calls, pages. */
export function createShop({ transport, renderPage, pageCache, staticFile, onError }: ShopDependencies) {
  return async (request: Request): Promise<Response> => {
    try {
      const { pathname } = new URL(request.url);
      const file = staticFile(request, pathname);
      if (file) return file;
      if (CALL_PATHS.test(pathname)) return await transport(request);
      if (pathname.startsWith('/dist/')) return plain(404, 'Not found');
      if (pathname === '/health') return plain(200, 'ok');
      return (await pageCache?.answer(request)) ?? secured(await answerPage(request, renderPage));
    } catch (error) {
      if (request.signal.aborted) return plain(499, 'The visitor left');
      if (error instanceof URIError || isBadUrl(error)) return plain(400, 'Bad address');
      onError(error, request);
      return plain(500, 'The shop failed to answer. Please try again in a minute.');
    }
  };
}

async function answerPage(request: Request, renderPage: PageRenderer): Promise<Response> {
  if (request.method === 'GET') return renderPage(request);
  if (request.method === 'HEAD') {
    const { status, headers } = await renderPage(new Request(request.url, { headers: request.headers }));
    return new Response(null, { status, headers });
  }
  if (request.method !== 'POST') return plain(405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
  if (!isOwnForm(request)) return plain(403, 'This form was sent from another site.');
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return plain(415, 'Send a form.');
  const body = await readBody(request, MAX_FORM_BYTES);
  if (!body) return plain(413, 'The form is too large.');
  return renderPage(
    new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
  );
}

/** D30: a form counts only when it comes from a page of ours. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin) return true;
  // Behind a proxy that ends TLS the scheme differs; the host is the same.
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}

async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const isBadUrl = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL';

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(status === 499 ? null : text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
}

function secured(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  return response;
}
