/** How the server reaches the backend: in process, or over the network when API_URL is set. */
export type ApiTransport = (request: Request) => Promise<Response>;

/** A backend that has not answered by then counts as down. */
const FORWARD_LIMIT_MS = 10_000;

/** Forwards calls to a backend of its own, path and query unchanged. */
export function forwardTo(apiUrl: string): ApiTransport {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    return fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(FORWARD_LIMIT_MS)]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
  };
}

/**
 * The transport of one page request: sends the visitor's cookies with each call, and keeps what the backend sets, for the
 * later calls of the same request and for the answer to the visitor.
 */
export function transportOf(transport: ApiTransport, cookieHeader: string | null) {
  const setCookies: string[] = [];
  const jar = new Map<string, string>();
  for (const pair of cookieHeader?.split(/;\s*/) ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const send: ApiTransport = async (request) => {
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
