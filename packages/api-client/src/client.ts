import createOpenApiClient from 'openapi-fetch';
import type { CallError, LanguageCode } from './contract/index.ts';
import type { paths } from './generated/openapi.ts';

export type ApiClientOptions = {
  /** Origin of the api, without a path; in a browser the page's own origin. */
  baseUrl: string;
  /** The transport. The storefront passes one that calls its embedded api without a socket. */
  fetch?: (request: Request) => Promise<Response>;
  /** The page's language, sent to our own origin as `lang` once it is known (§7, D32). */
  lang?: () => LanguageCode | undefined;
  /** Milliseconds until a call times out; 30 s by default, 0 for no limit. */
  timeout?: number;
  /** Called with the `X-Server-Version` of every response (§4). */
  onServerVersion?: (version: string) => void;
  /** Headers of every request, such as the visitor's cookie on the server. */
  headers?: Record<string, string>;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** A failed call. `status` 0: no response came. Network errors have the messages of §8. */
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

/** Creates a typed client: `api.POST('/services/search/searchgood_json', { body })`. */
export function createApiClient(options: ApiClientOptions) {
  const { baseUrl, lang, timeout = 30_000, onServerVersion } = options;
  const transport = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  /** Builds a request by the rules of §7 at once: copying a request costs more than sending it in process. */
  class OwnRequest extends Request {
    readonly visit: AbortSignal | undefined;
    readonly expiry: AbortSignal | undefined;

    constructor(input: string | URL | Request, init: RequestInit = {}) {
      const visit = init.signal ?? undefined;
      const expiry = timeout > 0 ? AbortSignal.timeout(timeout) : undefined;
      const signals = [visit, expiry].filter((signal) => signal !== undefined);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      super(typeof input === 'string' ? withLang(input, lang?.()) : input, signal ? { ...init, signal } : init);
      this.visit = visit;
      this.expiry = expiry;
    }
  }

  return createOpenApiClient<paths>({
    baseUrl,
    credentials: 'include',
    headers: { accept: 'application/json', ...options.headers },
    Request: OwnRequest,
    fetch: async (request) => {
      const { visit, expiry } = request as OwnRequest;
      try {
        const response = await transport(request);
        const version = response.headers.get('x-server-version');
        if (version) onServerVersion?.(version);
        return response;
      } catch (error) {
        if (visit?.aborted) throw error;
        throw new ApiError(0, expiry?.aborted ? `timeout of ${timeout}ms exceeded` : 'Network Error');
      }
    },
  });
}

function withLang(url: string, code: LanguageCode | undefined): string {
  if (!code || /[?&]lang=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${code}`;
}

type CallResult<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of a call's response; an error is thrown as an {@link ApiError} with the server's body unchanged: `const page
 * = await unwrap(api.POST(...))`.
 */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  const body =
    typeof error === 'object' && error !== null ? (error as Partial<CallError> & Record<string, unknown>) : {};
  throw new ApiError(response.status, body.message ?? `HTTP ${response.status}`, body);
}
