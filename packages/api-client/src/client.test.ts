import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient, unwrap } from './client.ts';

const baseUrl = 'http://shop.test';
const seen: Request[] = [];
const replyWith =
  (reply: () => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    seen.push(request);
    return reply();
  };

describe('a call', () => {
  it('carries the page’s language once it is known', async () => {
    const api = createApiClient({
      baseUrl,
      lang: () => 'en',
      fetch: replyWith(() => Response.json({ ClientConfig: {} })),
    });
    await unwrap(api.GET('/services/clientbaseinfo'));
    expect(seen.at(-1)?.url).toBe('http://shop.test/services/clientbaseinfo?lang=en');
  });

  it('carries no language before one is known', async () => {
    const api = createApiClient({ baseUrl, lang: () => undefined, fetch: replyWith(() => Response.json({})) });
    await unwrap(api.GET('/services/clientbaseinfo'));
    expect(seen.at(-1)?.url).toBe('http://shop.test/services/clientbaseinfo');
  });

  it('sends cookies and JSON', async () => {
    const api = createApiClient({ baseUrl, lang: () => 'ru', fetch: replyWith(() => Response.json({})) });
    await unwrap(api.POST('/services/search/searchgoodlist_json', { body: { Number: 'W71275' } }));
    const request = seen.at(-1);
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ Number: 'W71275' });
  });

  it('reports the server’s version', async () => {
    const versions: string[] = [];
    const api = createApiClient({
      baseUrl,
      onServerVersion: (version) => versions.push(version),
      fetch: replyWith(() => Response.json({}, { headers: { 'x-server-version': 'a1' } })),
    });
    await unwrap(api.GET('/services/clientbaseinfo'));
    expect(versions).toEqual(['a1']);
  });
});

describe('a failure (§8)', () => {
  it('passes the server’s error on unchanged', async () => {
    const refusal = { code: 'not-enough', message: 'Only 2 left', available: 2 };
    const api = createApiClient({ baseUrl, fetch: replyWith(() => Response.json(refusal, { status: 409 })) });
    const error = await unwrap(api.GET('/services/clientbaseinfo')).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: 'Only 2 left', body: refusal });
  });

  it('reads ‘Network Error’ without a response', async () => {
    const api = createApiClient({ baseUrl, fetch: replyWith(() => Promise.reject(new TypeError('fetch failed'))) });
    await expect(unwrap(api.GET('/services/clientbaseinfo'))).rejects.toThrow(/^Network Error$/);
  });

  it('reads ‘timeout of {ms}ms exceeded’ when it takes too long', async () => {
    const api = createApiClient({
      baseUrl,
      timeout: 5,
      fetch: (request) =>
        new Promise((_resolve, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        ),
    });
    await expect(unwrap(api.GET('/services/clientbaseinfo'))).rejects.toThrow(/^timeout of 5ms exceeded$/);
  });

  it('is an abort, not a network error, when the visitor left', async () => {
    const visit = new AbortController();
    const api = createApiClient({
      baseUrl,
      fetch: (request) => {
        visit.abort();
        request.signal.throwIfAborted();
        return Promise.resolve(Response.json({}));
      },
    });
    const call = unwrap(api.GET('/services/clientbaseinfo', { signal: visit.signal }));
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('keeps its status when the response is not JSON', async () => {
    const api = createApiClient({ baseUrl, fetch: replyWith(() => new Response('<html>', { status: 502 })) });
    await expect(unwrap(api.GET('/services/clientbaseinfo'))).rejects.toMatchObject({
      status: 502,
      message: 'HTTP 502',
    });
  });
});
