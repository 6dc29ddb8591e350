import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const { visitor, fetch } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';

async function stream(body: ReadableStream, headers: Record<string, string> = {}) {
  // The types of browsers do not know `duplex`, without which a stream is no body.
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

  test('is refused by its Content-Length before it is read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('The body was read.');
      },
    });
    expect(await stream(body, { 'content-length': String(10 * 1024 * 1024) })).toMatchObject(tooLarge);
  });

  test('is read no further than the limit when it does not tell its length', async () => {
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
  ])('our own pages and other servers may: %o', async (headers) => {
    expect(await change(headers)).toMatchObject({ status: 200 });
  });

  test('may read what everybody may', async () => {
    expect(await guest.get('/services/clientbaseinfo', { origin: 'https://evil.test' })).toMatchObject({ status: 200 });
  });
});
