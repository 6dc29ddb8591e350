import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { forwardTo } from './api-transport.ts';
import { createShop } from './create-shop.ts';
import { createPageRenderer } from './render-page.tsx';
import { createCachedTextSource } from '@partshop/core';

/** F1: a backend that fails in every way, behind every kind of page. */

const JSON_HEAD = { 'content-type': 'application/json' };
const SECRET = 'relation "clients" does not exist at Parser.parseErrorMessage';

/** What a backend does in place of an answer. */
const FAULTS: Record<string, (outgoing: ServerResponse) => void> = {
  'refuses the connection': (outgoing) => outgoing.destroy(),
  'never answers': () => undefined,
  'sends its first byte late': (outgoing) => void setTimeout(() => outgoing.end('{}'), 30_000).unref(),
  'sends a byte a second': (outgoing) => {
    outgoing.writeHead(200, JSON_HEAD);
    outgoing.write('{');
  },
  'closes after the head': (outgoing) => {
    outgoing.writeHead(200, { ...JSON_HEAD, 'content-length': '100' });
    outgoing.flushHeaders();
    outgoing.socket?.end();
  },
  'breaks off in the body': (outgoing) => {
    outgoing.writeHead(200, JSON_HEAD);
    outgoing.write('{"items":[', () => outgoing.socket?.resetAndDestroy());
  },
  'cuts a chunk': (outgoing) => {
    outgoing.socket?.end(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{"ite',
    );
  },
  'names a wrong length': (outgoing) => {
    outgoing.socket?.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{}');
  },
  'answers malformed JSON': (outgoing) => outgoing.writeHead(200, JSON_HEAD).end('{"items":[}'),
  'answers another shape': (outgoing) => outgoing.writeHead(200, JSON_HEAD).end('{"unexpected":true}'),
  'answers null': (outgoing) => outgoing.writeHead(200, JSON_HEAD).end('null'),
  'answers 500': (outgoing) =>
    outgoing.writeHead(500, JSON_HEAD).end(JSON.stringify({ code: 'internal', message: SECRET })),
  'answers 503': (outgoing) => outgoing.writeHead(503).end(),
  'answers 429': (outgoing) => outgoing.writeHead(429, JSON_HEAD).end('{"code":"too-many","message":""}'),
  'answers HTML with 200': (outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>'),
  'redirects in a circle': (outgoing) => outgoing.writeHead(302, { location: '/services/clientbaseinfo' }).end(),
  'answers invalid UTF-8': (outgoing) =>
    outgoing.writeHead(200, JSON_HEAD).end(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])),
  'answers 50 MB': (outgoing) => outgoing.writeHead(200, JSON_HEAD).end(Buffer.alloc(50 * 1024 * 1024, 0x20)),
  'answers a gzip bomb': (outgoing) => outgoing.writeHead(200, { ...JSON_HEAD, 'content-encoding': 'gzip' }).end(BOMB),
};
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));

/** Each with the call that it cannot do without. */
const PAGES = {
  '/price/mann-filter/W71275': '/services/search/searchgood_json',
  '/search/W71275': '/services/search/searchgoodlist_json',
  '/price/Search-Text/фильтр': '/services/search/getcardgoods_json',
  '/': '/Localization/getconfig',
} as const;

let server: Server;
let shop: (request: Request) => Promise<Response>;
/** The call that fails, and how; where `asked` is told, only when its body holds that. */
let broken: { path: string; fault: (outgoing: ServerResponse) => void; asked?: string } | null = null;
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  const backend = createSearchingBackend();
  server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://backend.test');
    if (broken && pathname === broken.path && broken.asked === undefined) {
      broken.fault(outgoing);
      return;
    }
    void answerBy(backend, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.on('unhandledRejection', onUnhandled);
});
afterAll(() => {
  process.off('unhandledRejection', onUnhandled);
  server.closeAllConnections();
  server.close();
});

async function answerBy(
  backend: (request: Request) => Promise<Response>,
  incoming: import('node:http').IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/' } = incoming;
  const body = Buffer.concat(chunks);
  if (broken?.asked !== undefined && body.includes(broken.asked)) {
    broken.fault(outgoing);
    return;
  }
  const response = await backend(
    new Request(`http://backend.test${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body.length > 0 ? { body } : {}),
    }),
  );
  outgoing.writeHead(response.status, JSON_HEAD).end(Buffer.from(await response.arrayBuffer()));
}

beforeEach(() => {
  broken = null;
  const transport = forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const assets = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
  const texts = createCachedTextSource(60_000);
  const renderPage = createPageRenderer({
    transport,
    texts,
    assets,
    publicOrigin: 'https://shop.test',
    times: { pageMs: 400, formMs: 800 },
  });
  shop = createShop({ transport, renderPage, staticFile: () => null, onError: () => undefined });
});

const open = async (path: string) =>
  shop(new Request(`https://shop.test${path}`, { headers: { cookie: 'partshop_session=x' } }));

for (const [page, path] of Object.entries(PAGES)) {
  describe(`behind ${page}`, () => {
    for (const [name, fault] of Object.entries(FAULTS)) {
      it(`a backend that ${name} costs one page, said in good order`, { timeout: 10_000 }, async () => {
        broken = { path, fault };
        const response = await open(page);
        const text = await response.text();
        expect(response.status).toBeGreaterThanOrEqual(500);
        expect(text).not.toContain(SECRET);
        expect(text).not.toMatch(/\bat \w+.*:\d+:\d+/);
        expect(text).not.toContain('nginx');
        expect(response.headers.get('retry-after')).toBe(response.status === 503 ? '30' : null);
        expect(response.headers.get('cache-control')).not.toMatch(/public|s-maxage/);

        broken = null;
        expect((await open(page)).status).toBeLessThan(400);
      });
    }
  });
}

it(
  'makes the page of an address that is none in its time, though the texts of its picker never come',
  { timeout: 5000 },
  async () => {
    broken = { path: '/Localization/GetValues', fault: () => undefined, asked: '"car-selector"' };
    expect((await open('/en/no-such-page')).status).toBe(404);
  },
);

it('leaves no promise behind that rejects with nobody waiting for it', () => {
  expect(unhandled).toEqual([]);
});
