import { ADDRESS_HEADER, isForgedChange } from '@partshop/api/serving';

/** How the server reaches the backend: in process, or over the network when API_URL is set. */
export type ApiTransport = (request: Request) => Promise<Response>;

/** A backend that has not answered by then counts as down. */
const FORWARD_LIMIT_MS = 10_000;

/** The largest answer of a call is a hundredth of it. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Of the connection to the backend, or of what it is: nothing for visitors. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'server',
  'x-powered-by',
];

/**
 * Forwards calls to a backend of its own, path and query unchanged. Whether one of our own pages asks is judged here, where the
 * visitor's host is known: the backend hears a server.
 */
export function forwardTo(apiUrl: string): ApiTransport {
  return async (request) => {
    if (isForgedChange(request)) return Response.json(FORGED, { status: 403 });
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ['host', 'origin', 'referer', 'sec-fetch-site', 'connection']) headers.delete(name);
    const response = await fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(FORWARD_LIMIT_MS)]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    return whole(response);
  };
}

const FORGED = { code: 'forbidden', message: 'Calls that change something come from our own pages only.' };

/** Read to its end, so that an answer that breaks off is a fault and no half answer; throws on one that is too large. */
async function whole(response: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('The backend answers with more than any call does.');
    parts.push(part);
  }
  const headers = new Headers(response.headers);
  for (const name of NOT_PASSED_ON) headers.delete(name);
  return new Response(size === 0 ? null : Buffer.concat(parts), { status: response.status, headers });
}

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
