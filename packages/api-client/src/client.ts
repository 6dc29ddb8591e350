import createOpenApiClient, { type Middleware } from 'openapi-fetch';
import type { CallError, LanguageCode } from './contract/index.ts';
import type { paths } from './generated/openapi.ts';

export type ApiClientOptions = {
  /** Origin of the calls, without a path; the page's own origin in a browser. */
  baseUrl: string;
  /** The transport. The storefront passes one that ends in its embedded api, without a socket. */
  fetch?: (request: Request) => Promise<Response>;
  /** Added to every call to our own origin as `lang` once it is known (§7, D32). */
  lang?: () => LanguageCode | undefined;
  /** Milliseconds until a call is given up; 30 s unless told. */
  timeout?: number;
  /** Told the `X-Server-Version` of every answer (§4). */
  onServerVersion?: (version: string) => void;
  /** Headers of every call, such as the visitor's cookie on the server. */
  headers?: Record<string, string>;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** A call that did not give what it promises. `status` 0: no answer came. Messages of §8 for the network's own faults. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<CallError> & Record<string, unknown>;

  constructor(status: number, message: string, body: Partial<CallError> & Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** Makes the typed client of one visitor: `api.POST('/services/search/searchgood_json', { body })`. */
export function createApiClient(options: ApiClientOptions) {
  const { baseUrl, lang, timeout = 30_000, onServerVersion } = options;
  const transport = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  const client = createOpenApiClient<paths>({
    baseUrl,
    credentials: 'include',
    headers: { accept: 'application/json', ...options.headers },
    fetch: (request) => send(transport, request, timeout),
  });

  const ownRules: Middleware = {
    onRequest({ request }) {
      const code = lang?.();
      if (!code) return undefined;
      const url = new URL(request.url);
      if (url.searchParams.has('lang')) return undefined;
      url.searchParams.set('lang', code);
      return new Request(url, request);
    },
    onResponse({ response }) {
      const version = response.headers.get('x-server-version');
      if (version) onServerVersion?.(version);
    },
  };
  client.use(ownRules);
  return client;
}

async function send(
  transport: (request: Request) => Promise<Response>,
  request: Request,
  timeout: number,
): Promise<Response> {
  const expiry = AbortSignal.timeout(timeout);
  try {
    return await transport(new Request(request, { signal: AbortSignal.any([request.signal, expiry]) }));
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (expiry.aborted) throw new ApiError(0, `timeout of ${timeout}ms exceeded`);
    throw new ApiError(0, 'Network Error');
  }
}

type CallResult<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of a call's answer, or the refusal as an {@link ApiError} with the server's own body unchanged:
 * `const page = await answer(api.POST(...))`.
 */
export async function answer<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  const body =
    typeof error === 'object' && error !== null ? (error as Partial<CallError> & Record<string, unknown>) : {};
  throw new ApiError(response.status, body.message ?? `HTTP ${response.status}`, body);
}
