import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';

const { visitor, fetch, logged } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';

async function stream(body: ReadableStream, headers: Record<string, string> = {}) {
  // The browser types lack `duplex`, which a stream as a body requires.
  const options: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  };
  const answer = await fetch(new Request(`http://shop.test${SEARCH}`, options));
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe('a body of more than 1 MiB', () => {
  const tooLarge = { status: 413, body: { code: 'too-large' } };

  test('is rejected by its Content-Length before it is read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('The body was read.');
      },
    });
    expect(await stream(body, { 'content-length': String(10 * 1024 * 1024) })).toMatchObject(tooLarge);
  });

  test('is read only up to the limit when it has no Content-Length', async () => {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        if (chunks === 100) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    expect(await stream(body)).toMatchObject(tooLarge);
    expect(chunks).toBeLessThan(40);
  });

  test('one of 1 MiB is read', async () => {
    const body = JSON.stringify({ CatalogKey: 'a', Number: '1' });
    expect(await guest.post(SEARCH, body.padEnd(1024 * 1024))).toMatchObject({ status: 404 });
    expect(await guest.post(SEARCH, body.padEnd(1024 * 1024 + 1))).toMatchObject(tooLarge);
  });
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a body may nest up to 64 levels; brackets in a text do not count (S9)', async () => {
  const deep = { status: 400, body: { message: 'The body nests deeper than 64 levels.' } };
  expect(await guest.post(SEARCH, nested(10_000))).toMatchObject(deep);
  expect(await guest.post(SEARCH, `{"a":${nested(64)}}`)).toMatchObject(deep);
  expect(await guest.post(SEARCH, `{"a":"\\\\","b":${nested(64)}}`)).toMatchObject(deep);
  const text = `\\"${'['.repeat(100)}`;
  expect(await guest.post(SEARCH, `{"CatalogKey":"a","Number":"1","Note":"${text}"}`)).not.toMatchObject(deep);
});

test('a query with more than 1,000 keys is rejected (S9)', async () => {
  expect(await guest.get(`/services/clientbaseinfo?${'a&'.repeat(1001)}`)).toMatchObject({ status: 400 });
  expect(await guest.get(`/services/clientbaseinfo?${'a&'.repeat(999)}a`)).toMatchObject({ status: 200 });
});

describe('the type of a body', () => {
  const send = async (method: string, path: string, init: { body?: BodyInit; type?: string }) => {
    const headers: Record<string, string> = init.type === undefined ? {} : { 'content-type': init.type };
    // As bytes, because a text would set a type by itself.
    const body = typeof init.body === 'string' ? new TextEncoder().encode(init.body) : (init.body ?? null);
    return fetch(new Request(`http://shop.test${path}`, { method, headers, body }));
  };

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('of %s is JSON', async (method) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined]) {
      const answer = await send(method, '/services/none', { body: '{}', ...(type ? { type } : {}) });
      expect(await answer.json()).toMatchObject({
        code: 'bad-request',
        message: expect.stringContaining('application/json') as unknown,
      });
    }
    const answer = await send(method, '/services/none', { body: '{}', type: 'application/json; charset=utf-8' });
    expect(answer.status).toBe(404);
  });

  test('may be absent when there is no body', async () => {
    for (const method of ['POST', 'DELETE']) expect((await send(method, '/services/none', {})).status).toBe(404);
  });

  test('may be parts, which are no text, where the contract says so: they are read up to its limit', async () => {
    const path = '/services/letters/mailgun';
    const statusOf = async (body: BodyInit, type?: string) => {
      const answer = await send('POST', path, { body, ...(type === undefined ? {} : { type }) });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const parts = new FormData();
    parts.append('attachment-1', new File([new Uint8Array([0xff, 0x00])], 'a.csv'));
    const { headers, body } = new Response(parts);
    const type = headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    // This shop takes no letters, and the parts were read.
    expect(await statusOf(bytes, type)).toEqual([404, expect.any(String)]);
    expect(await statusOf(bytes.subarray(0, -30), type)).toEqual([400, expect.stringContaining('FormData')]);
    expect(await statusOf(bytes, 'multipart/mixed')).toEqual([400, expect.stringContaining('multipart/form-data')]);
    expect(await statusOf(new Uint8Array(26 * 1024 * 1024 + 1), type)).toEqual([413, expect.any(String)]);
    expect(await statusOf(new Uint8Array([0xff]), 'application/x-www-form-urlencoded')).toEqual([
      400,
      'The body is not UTF-8.',
    ]);
  });

  test('of an error report is a form of at most 8 KiB (D31)', async () => {
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    const answerTo = async (body: BodyInit, given = type) => {
      const answer = await send('POST', '/SaveError', { body, type: given });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    expect(await answerTo(`raw=${'a'.repeat(8 * 1024)}`)).toMatchObject({
      status: 413,
      message: 'The body is larger than 8 KiB.',
    });
    expect(await answerTo('{}', 'application/json')).toMatchObject({ status: 400, code: 'bad-request' });
    // Content that is not UTF-8 was read, so its type was accepted.
    expect(await answerTo(new Uint8Array([0xff]))).toMatchObject({ status: 400, message: 'The body is not UTF-8.' });
  });
});

describe('a page of another site', () => {
  const change = (headers: Record<string, string>) => guest.post('/services/basket/delete_json', { ids: [1] }, headers);

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://shop.test' },
  ])('may change nothing: %o', async (headers) => {
    expect(await change(headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each([
    {},
    { origin: 'http://shop.test' },
    { origin: 'https://shop.test' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://shop.behind.proxy' },
  ])('our own pages and other servers may change data: %o', async (headers) => {
    expect(await change(headers)).toMatchObject({ status: 200 });
  });

  test('may read public data', async () => {
    expect(await guest.get('/services/clientbaseinfo', { origin: 'https://evil.test' })).toMatchObject({ status: 200 });
  });
});

test('a body that breaks off is not an internal error: its sender left', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"CatalogKey":'));
    },
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  expect(await stream(body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  expect(logged).toEqual([]);
});
