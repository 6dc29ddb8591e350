import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESS_HEADER, isForgedChange, SECRET_HEADER } from '@partshop/api/serving';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@partshop/api-client';
import { splitLocale } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import type { ApiTransport } from './api-transport.ts';
import { isCallPath, isPicturePath } from './call-paths.ts';
import type { ReportTaker } from './csp-report.ts';
import type { PageCache } from './page-cache.ts';
import { keepOnHost } from './own-redirects.ts';
import { createPlainResponses, type PlainResponses } from './plain-response.ts';
import { readBody } from './read-body.ts';
import type { PageRenderer } from './render-page.tsx';
import { HTTP_HEADERS, REPORT_PATH, withHeaders, type SecurityHeaders } from './security-headers.ts';
import type { RequestMeta } from './shop-server.ts';
import type { SiteFiles } from './site-files.ts';

export type ShopDependencies = {
  transport: ApiTransport;
  renderPage: PageRenderer;
  /** Caches whole pages for visitors without a session; without one, every page is rendered anew. */
  pageCache?: PageCache;
  /** Responds with a built file; null where there is none. */
  staticFile: (request: Request, pathname: string) => Response | null;
  /** Responds to site-wide paths such as /robots.txt; null for other paths. */
  siteFile?: SiteFiles['respond'];
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

export type Shop = (request: Request, meta?: RequestMeta) => Promise<Response>;

const MAX_FORM_BYTES = 1024 * 1024;
/** A form with files, without scripts: some of them at once. With scripts each is a call of its own. */
const MAX_FILE_FORM_BYTES = 12 * 1024 * 1024;
/** A form with the file of a price list, without scripts. */
const MAX_LIST_FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;
/** In characters: each page repeats its path in its links to the other languages. */
const MAX_PAGE_PATH = 2048;
const REFUSAL_MS = 30;
const ALIVE = { status: 'alive' };
const DEAD = { status: 'the database does not start' };

/** The whole shop as one function from request to response: files, calls, pages. Every response has the security headers. */
export function createShop(dependencies: ShopDependencies): Shop {
  const { transport, renderPage, pageCache, staticFile, onError, security = HTTP_HEADERS } = dependencies;
  const plain = createPlainResponses(security);

  /** Responds to monitoring and policy reports; null for other paths. */
  async function handleMonitoring(request: Request, pathname: string, meta?: RequestMeta): Promise<Response | null> {
    if (pathname === REPORT_PATH)
      return (await dependencies.takeReport?.(request, meta?.clientIp ?? '')) ?? plain.empty(204);
    if (pathname !== '/health' && pathname !== '/ready') return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(plain, 'GET, HEAD');
    if (pathname === '/ready' && dependencies.readiness) return dependencies.readiness();
    return (dependencies.isAlive?.() ?? true) ? plain.json(200, ALIVE) : plain.json(503, DEAD, { 'retry-after': '5' });
  }

  /** A separate backend may be down; one in this process always responds. */
  async function handleCall(request: Request, meta?: RequestMeta): Promise<Response> {
    try {
      return await transport(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      onError(error, request, meta?.id);
      return plain.json(503, { code: 'unavailable', message: 'The backend does not answer.' }, { 'retry-after': '5' });
    }
  }

  async function handle(request: Request, meta?: RequestMeta): Promise<Response> {
    const { pathname } = new URL(request.url);
    const file = staticFile(request, pathname);
    if (file) return withHeaders(file, security.data);
    setClientIp(request, meta);
    if (isCallPath(pathname) || isPicturePath(pathname))
      return withHeaders(await handleCall(request, meta), security.data);
    if (pathname.startsWith('/dist/')) return plain.text(404, 'Not found');
    const refusal = refusePath(pathname, plain);
    if (refusal) {
      // No person types such a URL: the delay slows down a program that sends one after the other.
      await delay(REFUSAL_MS);
      return refusal;
    }
    const found =
      (await handleMonitoring(request, pathname, meta)) ??
      (await dependencies.siteFile?.(request)) ??
      (await pageCache?.respond(request)) ??
      (await handlePage(request, renderPage, plain));
    return withHeaders(found, security.refusal);
  }

  return async (request, meta) => {
    try {
      const response = await handle(request, meta);
      return keepOnHost(response, request, (fault) => onError(fault, request, meta?.id));
    } catch (error) {
      if (request.signal.aborted) return plain.empty(499);
      if (error instanceof URIError || isBadUrl(error)) return plain.text(400, 'Bad address');
      onError(error, request, meta?.id);
      return plain.text(500, 'The shop failed to answer. Please try again in a minute.');
    }
  };
}

/** Sets the client IP by which the backend limits attempts. Removes the visitor's own value and the secret that would prove it. */
function setClientIp({ headers }: Request, meta?: RequestMeta): void {
  if (meta) headers.set(ADDRESS_HEADER, meta.clientIp);
  else headers.delete(ADDRESS_HEADER);
  headers.delete(SECRET_HEADER);
}

async function handlePage(request: Request, renderPage: PageRenderer, plain: PlainResponses): Promise<Response> {
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
  const body = await readBody(request, maxBytesOf(request));
  if (!body) return plain.text(413, 'The form is too large.');
  return renderPage(
    new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
  );
}

const WITH_FILES: readonly string[] = [paths.registrationSupplier.to(), paths.sellerPhotos.to()];

function maxBytesOf({ url }: Request): number {
  const { path } = splitLocale(new URL(url).pathname);
  if (WITH_FILES.includes(path)) return MAX_FILE_FORM_BYTES;
  return UPLOAD_TYPES.some((type) => path === paths.sellerUpload.to(type)) ? MAX_LIST_FORM_BYTES : MAX_FORM_BYTES;
}

/** Rejects a path that no page can have; null for any other path. */
function refusePath(pathname: string, plain: PlainResponses): Response | null {
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

const notAllowed = (plain: PlainResponses, allow: string): Response => plain.text(405, 'Method not allowed', { allow });

const isBadUrl = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL';
