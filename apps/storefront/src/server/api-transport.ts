import { ADDRESS_HEADER, isForgedChange, SECRET_HEADER } from '@partshop/api/serving';
import type { CallError } from '@partshop/api-client';

/**
 * How the server reaches the backend: in process, or over the network when API_URL is set. `signal` ends what still waits for the
 * answer beside the request's own.
 */
export type ApiTransport = (request: Request, signal?: AbortSignal) => Promise<Response>;

type ForwardLimits = {
  /** A backend that has not answered after so many milliseconds counts as down. */
  answerMs: number;
  /** The largest answer of a call is a hundredth of it. */
  answerBytes: number;
};

const LIMITS: ForwardLimits = { answerMs: 10_000, answerBytes: 16 * 1024 * 1024 };

/** What of the backend's headers is a visitor's business. Its origins and policies, its name and its packing are its own. */
const PASSED_ON = ['cache-control', 'etag', 'retry-after', 'vary', 'x-server-version'];

/** Of limits, which what stands before a backend has as well. Other refusals decide what a page shows: they are the backend's alone. */
const LIMITING: ReadonlySet<number> = new Set([400, 408, 411, 413, 414, 429, 431]);

/** Of the connection to us; who is asked knows whom it is from by what we say. */
const NOT_FORWARDED = [
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
 * Forwards calls to a backend of its own, path and query unchanged. Whether one of our own pages asks is judged here, where the
 * visitor's host is known: the backend hears a server, which by `apiSecret` it may believe in whose name it asks. Gives JSON and
 * nothing else; throws where the backend is not there, or where what answers in its place is none.
 */
export function forwardTo(apiUrl: string, apiSecret?: string, { answerMs, answerBytes } = LIMITS): ApiTransport {
  return async (request, signal) => {
    if (isForgedChange(request)) return Response.json(FORGED, { status: 403 });
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of NOT_FORWARDED) headers.delete(name);
    const address = headers.get(ADDRESS_HEADER);
    if (address) headers.set('x-forwarded-for', address);
    if (apiSecret !== undefined) headers.set(SECRET_HEADER, apiSecret);
    const response = await fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(answerMs), ...(signal ? [signal] : [])]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    return judged(await whole(response, answerBytes), request.method);
  };
}

const FORGED: CallError = { code: 'forbidden', message: 'Calls that change something come from our own pages only.' };

type Answer = { status: number; headers: Headers; body: Buffer<ArrayBuffer> };

/** Read to its end, so that an answer that breaks off is a fault and no half answer; throws on one that is too large. */
async function whole({ status, headers, body }: Response, maxBytes: number): Promise<Answer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error('The backend answers with more than any call does.');
    parts.push(part);
  }
  return { status, headers, body: Buffer.concat(parts) };
}

/** The answer as visitors may have it: a fault of the backend without what it says of itself. */
function judged({ status, headers, body }: Answer, method: string): Response {
  const passed = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null && (status < 300 || name !== 'cache-control')) passed.set(name, value);
  }
  for (const line of headers.getSetCookie()) passed.append('set-cookie', line);
  const own = (answer: CallError) => Response.json(answer, { status, headers: passed });

  if (status >= 500) return own({ code: status === 500 ? 'internal' : 'unavailable', message: 'The backend failed.' });
  if (status >= 300 && status < 400) throw new Error('The backend answers from another address.');
  if (method === 'HEAD') return new Response(null, { status, headers: passed });
  const content = readJson(body);
  if (status < 300 ? content !== undefined : isRefusal(content)) return new Response(body, { status, headers: passed });
  if (!LIMITING.has(status)) throw new Error(`The backend answers ${status} with what no call says.`);
  return own({ code: status === 429 ? 'too-many' : 'bad-request', message: `Refused with ${status}.` });
}

/** What the JSON of a body says; undefined where it is none. */
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
 * The transport of one page request: sends the visitor's cookies with each call, and keeps what the backend sets, for the
 * later calls of the same request and for the answer to the visitor.
 */
export function transportOf(transport: ApiTransport, cookieHeader: string | null, address: string | null = null) {
  const setCookies: string[] = [];
  const jar = new Map<string, string>();
  for (const pair of cookieHeader?.split(/;\s*/) ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const send: ApiTransport = async (request) => {
    if (address !== null) request.headers.set(ADDRESS_HEADER, address);
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
