import createOpenApiClient from 'openapi-fetch';
import type { CallError, LanguageCode } from './contract/index.ts';
import type { paths } from './generated/openapi.ts';

export type ApiClientOptions = {
  /** Origin of the calls, without a path; the page's own origin in a browser. */
  baseUrl: string;
  /** The transport. The storefront passes one that ends in its embedded api, without a socket. */
  fetch?: (request: Request) => Promise<Response>;
  /** Added to every call to our own origin as `lang` once it is known (§7, D32). */
  lang?: () => LanguageCode | undefined;
  /** Milliseconds until a call is given up; 30 s unless told, 0 for no limit of its own. */
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

  /** A request as the rules of §7 want it, built once: making one over again costs more than sending it in process. */
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
 * The data of a call's answer, or the refusal as an {@link ApiError} with the server's own body unchanged:
 * `const page = await unwrap(api.POST(...))`.
 */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  const body =
    typeof error === 'object' && error !== null ? (error as Partial<CallError> & Record<string, unknown>) : {};
  throw new ApiError(response.status, body.message ?? `HTTP ${response.status}`, body);
}
