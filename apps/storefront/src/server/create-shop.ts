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
  /** Whole pages for visitors without a session; absent where every page is made anew. */
  pageCache?: PageCache;
  /** Answers for built files, or null where there is none. */
  staticFile: (request: Request, pathname: string) => Response | null;
  /** Answers for what the site has beside its pages, such as /robots.txt; null where it is something else. */
  siteFile?: SiteFiles['answer'];
  /** `id` is the request's name in the log, where it has one. */
  onError: (error: unknown, request: Request, id?: string) => void;
  security?: SecurityHeaders;
  /** Whether this process can go on; one that cannot is better started anew, which `/health` says. */
  isAlive?: () => boolean;
  /** Answers `/ready`; a shop without one is ready as long as it lives. */
  readiness?: () => Promise<Response>;
  /** Takes what browsers report of the content policy; absent where nobody wants to know. */
  takeReport?: ReportTaker;
};

export type Shop = (request: Request, visit?: Visit) => Promise<Response>;

const MAX_FORM_BYTES = 1024 * 1024;
/** In characters: each of a page's links to itself in other languages repeats its path. */
const MAX_PAGE_PATH = 2048;
const REFUSAL_MS = 30;
const ALIVE = { status: 'alive' };
const DEAD = { status: 'the database does not start' };

/** The whole shop as one function from request to response: files, calls, pages. Each answer has the headers of safety. */
export function createShop(dependencies: ShopDependencies): Shop {
  const { transport, renderPage, pageCache, staticFile, onError, security = HTTP_HEADERS } = dependencies;
  const plain = createPlainAnswers(security);

  /** What watches the process and its pages asks for; null where it is something else. */
  async function answerWatcher(request: Request, pathname: string, visit?: Visit): Promise<Response | null> {
    if (pathname === REPORT_PATH)
      return (await dependencies.takeReport?.(request, visit?.address ?? '')) ?? plain.empty(204);
    if (pathname !== '/health' && pathname !== '/ready') return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(plain, 'GET, HEAD');
    if (pathname === '/ready' && dependencies.readiness) return dependencies.readiness();
    return (dependencies.isAlive?.() ?? true) ? plain.json(200, ALIVE) : plain.json(503, DEAD, { 'retry-after': '5' });
  }

  /** A backend of its own may be away; one in this process answers whatever happens. */
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
      // Nobody types such an address: a program that sends them one after the other takes less of the time that answers need.
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

/** The backend counts by it how often somebody tries: only what this server says stands there, and no word for being it. */
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

/** The refusal of a path that no page can have; null where one may. */
function refuseAddress(pathname: string, plain: PlainAnswers): Response | null {
  if (pathname.length > MAX_PAGE_PATH) return plain.text(414, 'The address is too long.');
  return isReadable(pathname) ? null : plain.text(400, 'Bad address');
}

/** False for `/%zz`: the router would put up with it, and write the whole address on the console. */
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
