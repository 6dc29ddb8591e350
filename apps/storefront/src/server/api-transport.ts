import { ADDRESS_HEADER, isForgedChange, SECRET_HEADER } from '@partshop/api/serving';
import type { CallError } from '@partshop/api-client';

/**
 * Sends a call to the backend: in process, or over the network when API_URL is set. `signal` aborts the call, as the
 * request's own signal does.
 */
export type ApiTransport = (request: Request, signal?: AbortSignal) => Promise<Response>;

type ForwardLimits = {
  /** Timeout: a backend that has not responded by then counts as down. */
  timeoutMs: number;
  /** Limit of a response; the largest real one is a hundredth of it. */
  maxBytes: number;
};

const LIMITS: ForwardLimits = { timeoutMs: 10_000, maxBytes: 16 * 1024 * 1024 };

/** What the backend serves besides JSON. */
const PICTURE_TYPES: ReadonlySet<string | null> = new Set(['image/avif', 'image/webp']);

/** Headers of the backend that reach the visitor. Its CORS, its policies, its server name and its encoding do not. */
const PASSED_HEADERS = ['cache-control', 'etag', 'retry-after', 'vary', 'x-server-version'];

/**
 * Statuses of limits, which a proxy in front of the backend may send without a JSON body. The shop passes other errors on
 * only as the backend words them, since they decide what a page shows.
 */
const LIMIT_STATUSES: ReadonlySet<number> = new Set([400, 408, 411, 413, 414, 429, 431]);

/** Headers about the visitor's connection to the shop; the shop sends its own. */
const OWN_HEADERS = [
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'connection',
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
  SECRET_HEADER,
];

/**
 * Returns a transport that forwards calls to a separate backend, path and query unchanged. Checks here that a change comes
 * from one of our own pages, since only the shop knows its host; `apiSecret` proves to the backend that it may trust the
 * client IP that the shop names. Responds with JSON, or with a picture's file; throws where the backend cannot be reached or what responds is not
 * the backend.
 */
export function forwardTo(apiUrl: string, apiSecret?: string, { timeoutMs, maxBytes } = LIMITS): ApiTransport {
  return async (request, signal) => {
    if (isForgedChange(request)) return Response.json(FORGED, { status: 403 });
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of OWN_HEADERS) headers.delete(name);
    const clientIp = headers.get(ADDRESS_HEADER);
    if (clientIp) headers.set('x-forwarded-for', clientIp);
    if (apiSecret !== undefined) headers.set(SECRET_HEADER, apiSecret);
    const response = await fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    return forVisitor(await buffered(response, maxBytes), request.method);
  };
}

const FORGED: CallError = { code: 'forbidden', message: 'Calls that change something come from our own pages only.' };

type BufferedResponse = { status: number; headers: Headers; body: Buffer<ArrayBuffer> };

/** Reads the response to its end, so that one that breaks off is an error. Throws where it is larger than `maxBytes`. */
async function buffered({ status, headers, body }: Response, maxBytes: number): Promise<BufferedResponse> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error('The backend answers with more than any call does.');
    parts.push(part);
  }
  return { status, headers, body: Buffer.concat(parts) };
}

/** The response for the visitor, without the backend's own words about an internal error. */
function forVisitor({ status, headers, body }: BufferedResponse, method: string): Response {
  const passed = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const name of PASSED_HEADERS) {
    const value = headers.get(name);
    if (value !== null && (status < 300 || name !== 'cache-control')) passed.set(name, value);
  }
  for (const line of headers.getSetCookie()) passed.append('set-cookie', line);
  const type = headers.get('content-type');
  if (PICTURE_TYPES.has(type) && (status === 200 || status === 304)) {
    passed.set('content-type', String(type));
    return new Response(status === 304 || method === 'HEAD' ? null : body, { status, headers: passed });
  }
  const own = (error: CallError) => Response.json(error, { status, headers: passed });

  if (status >= 500) return own({ code: status === 500 ? 'internal' : 'unavailable', message: 'The backend failed.' });
  if (status >= 300 && status < 400) throw new Error('The backend answers from another address.');
  if (method === 'HEAD') return new Response(null, { status, headers: passed });
  const content = readJson(body);
  if (status < 300 ? content !== undefined : isRefusal(content)) return new Response(body, { status, headers: passed });
  if (!LIMIT_STATUSES.has(status)) throw new Error(`The backend answers ${status} with what no call says.`);
  return own({ code: status === 429 ? 'too-many' : 'bad-request', message: `Refused with ${status}.` });
}

/** Parses a JSON body; undefined where it is not JSON. */
function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const isRefusal = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'code' in content && typeof content.code === 'string';

/**
 * The transport of one page request. Sends the visitor's cookies with each call, and collects the cookies that the backend
 * sets: for later calls of the same request and for the response.
 */
export function transportOf(transport: ApiTransport, cookieHeader: string | null, clientIp: string | null = null) {
  const setCookies: string[] = [];
  const jar = new Map<string, string>();
  for (const pair of cookieHeader?.split(/;\s*/) ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const send: ApiTransport = async (request) => {
    if (clientIp !== null) request.headers.set(ADDRESS_HEADER, clientIp);
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await transport(request);
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    return response;
  };
  return { send, setCookies };
}
