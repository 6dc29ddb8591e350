import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESS_HEADER, isForgedChange, SECRET_HEADER } from '@partshop/api/serving';
import type { ApiTransport } from './api-transport.ts';
import { isCallPath } from './call-paths.ts';
import type { ReportTaker } from './csp-report.ts';
import type { PageCache } from './page-cache.ts';
import { keepOnHost } from './own-redirects.ts';
import { createPlainAnswers, type PlainAnswers } from './plain-answer.ts';
import { readBody } from './read-body.ts';
import type { PageRenderer } from './render-page.tsx';
import { HTTP_HEADERS, REPORT_PATH, withHeaders, type SecurityHeaders } from './security-headers.ts';
import type { Visit } from './shop-server.ts';
import type { SiteFiles } from './site-files.ts';

export type ShopDependencies = {
  transport: ApiTransport;
  renderPage: PageRenderer;
  /** Caches whole pages for visitors without a session; without one, every page is rendered anew. */
  pageCache?: PageCache;
  /** Responds with a built file; null where there is none. */
  staticFile: (request: Request, pathname: string) => Response | null;
  /** Responds to site-wide paths such as /robots.txt; null for other paths. */
  siteFile?: SiteFiles['answer'];
  /** `id` is the request's id in the log, if it has one. */
  onError: (error: unknown, request: Request, id?: string) => void;
  security?: SecurityHeaders;
  /** Whether this process can recover; if not, `/health` responds 503 and a supervisor restarts it. */
  isAlive?: () => boolean;
  /** Responds to `/ready`; without it, `/ready` responds as `/health` does. */
  readiness?: () => Promise<Response>;
  /** Accepts the browsers' reports of policy violations; without it, reports are ignored. */
  takeReport?: ReportTaker;
};

export type Shop = (request: Request, visit?: Visit) => Promise<Response>;

const MAX_FORM_BYTES = 1024 * 1024;
/** In characters: each page repeats its path in its links to the other languages. */
const MAX_PAGE_PATH = 2048;
const REFUSAL_MS = 30;
const ALIVE = { status: 'alive' };
const DEAD = { status: 'the database does not start' };

/** The whole shop as one function from request to response: files, calls, pages. Every response has the security headers. */
export function createShop(dependencies: ShopDependencies): Shop {
  const { transport, renderPage, pageCache, staticFile, onError, security = HTTP_HEADERS } = dependencies;
  const plain = createPlainAnswers(security);

  /** Responds to monitoring and policy reports; null for other paths. */
  async function answerWatcher(request: Request, pathname: string, visit?: Visit): Promise<Response | null> {
    if (pathname === REPORT_PATH)
      return (await dependencies.takeReport?.(request, visit?.address ?? '')) ?? plain.empty(204);
    if (pathname !== '/health' && pathname !== '/ready') return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(plain, 'GET, HEAD');
    if (pathname === '/ready' && dependencies.readiness) return dependencies.readiness();
    return (dependencies.isAlive?.() ?? true) ? plain.json(200, ALIVE) : plain.json(503, DEAD, { 'retry-after': '5' });
  }

  /** A separate backend may be down; one in this process always responds. */
  async function answerCall(request: Request, visit?: Visit): Promise<Response> {
    try {
      return await transport(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      onError(error, request, visit?.id);
      return plain.json(503, { code: 'unavailable', message: 'The backend does not answer.' }, { 'retry-after': '5' });
    }
  }

  async function answer(request: Request, visit?: Visit): Promise<Response> {
    const { pathname } = new URL(request.url);
    const file = staticFile(request, pathname);
    if (file) return withHeaders(file, security.data);
    tellAddress(request, visit);
    if (isCallPath(pathname)) return withHeaders(await answerCall(request, visit), security.data);
    if (pathname.startsWith('/dist/')) return plain.text(404, 'Not found');
    const refusal = refuseAddress(pathname, plain);
    if (refusal) {
      // No person types such a URL: the delay slows down a program that sends one after the other.
      await delay(REFUSAL_MS);
      return refusal;
    }
    const found =
      (await answerWatcher(request, pathname, visit)) ??
      (await dependencies.siteFile?.(request)) ??
      (await pageCache?.answer(request)) ??
      (await answerPage(request, renderPage, plain));
    return withHeaders(found, security.refusal);
  }

  return async (request, visit) => {
    try {
      const answered = await answer(request, visit);
      return keepOnHost(answered, request, (fault) => onError(fault, request, visit?.id));
    } catch (error) {
      if (request.signal.aborted) return plain.empty(499);
      if (error instanceof URIError || isBadUrl(error)) return plain.text(400, 'Bad address');
      onError(error, request, visit?.id);
      return plain.text(500, 'The shop failed to answer. Please try again in a minute.');
    }
  };
}

/** Sets the client IP by which the backend limits attempts. Removes the visitor's own value and the secret that would prove it. */
function tellAddress({ headers }: Request, visit?: Visit): void {
  if (visit) headers.set(ADDRESS_HEADER, visit.address);
  else headers.delete(ADDRESS_HEADER);
  headers.delete(SECRET_HEADER);
}

async function answerPage(request: Request, renderPage: PageRenderer, plain: PlainAnswers): Promise<Response> {
  if (request.method === 'GET') return renderPage(request);
  if (request.method === 'HEAD') {
    const { status, headers } = await renderPage(new Request(request.url, { headers: request.headers }));
    return new Response(null, { status, headers });
  }
  if (request.method !== 'POST') return notAllowed(plain, 'GET, HEAD, POST');
  if (isForgedChange(request)) return plain.text(403, 'This form was sent from another site.');
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return plain.text(415, 'Send a form.');
  const body = await readBody(request, MAX_FORM_BYTES);
  if (!body) return plain.text(413, 'The form is too large.');
  return renderPage(
    new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
  );
}

/** Rejects a path that no page can have; null for any other path. */
function refuseAddress(pathname: string, plain: PlainAnswers): Response | null {
  if (pathname.length > MAX_PAGE_PATH) return plain.text(414, 'The address is too long.');
  return isReadable(pathname) ? null : plain.text(400, 'Bad address');
}

/** False for `/%zz`: the router would accept it and log the whole URL. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

const notAllowed = (plain: PlainAnswers, allow: string): Response => plain.text(405, 'Method not allowed', { allow });

const isBadUrl = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL';
