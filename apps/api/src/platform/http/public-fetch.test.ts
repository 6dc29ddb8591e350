import { once } from 'node:events';
import { createServer, request as plainRequest, type RequestListener } from 'node:http';
import type { request } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchList } from '../../domains/price-uploads/index.ts';
import { fetchPicture } from '../../domains/web-pictures/fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';
import { FetchRefused, type FetchTools } from './public-fetch.ts';

/** Names as a hostile owner of a domain sets them. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'db.internal': ['10.0.0.5'],
  'router.lan': ['192.168.1.1'],
  'inside.parts.test': ['172.20.0.7'],
  'cgnat.parts.test': ['100.100.100.100'],
  'zero.parts.test': ['0.0.0.0'],
  'broadcast.parts.test': ['255.255.255.255'],
  'multicast.parts.test': ['224.0.0.251'],
  'loop6.parts.test': ['::1'],
  'unique.parts.test': ['fd00::5'],
  'link.parts.test': ['fe80::5'],
  'mapped.parts.test': ['::ffff:127.0.0.1'],
  'mapped-hex.parts.test': ['::ffff:7f00:1'],
  'nat64.parts.test': ['64:ff9b::a00:5'],
  '6to4.parts.test': ['2002:a00:5::1'],
  'teredo.parts.test': ['2001:0:a00:5::1'],
  'documentation.parts.test': ['2001:db8::5'],
  'some.parts.test': ['8.8.8.8', '10.0.0.5'],
  'some6.parts.test': ['2a00:1450:4001::64', 'fd00::5'],
  'benchmark.parts.test': ['198.19.0.1'],
  '127.0.0.1.nip.parts.test': ['127.0.0.1'],
  'none.parts.test': [],
};
const LOOPBACK = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0177.0.0.01',
  '017700000001',
  '0x7f.1',
  '127.0.0.1.',
  '127.000.000.001',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '00000',
];
const PRIVATE = [
  '10.0.0.5',
  '0xa000005',
  '167772165',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.257',
  '0xc0a80001',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];
const SIXES = [
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:a00:5]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fc00::1]',
  '[fd12::1]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001::7f00:1]',
  '[2002:7f00:1::]',
  '[3fff::1]',
  '[100::1]',
];
const SCHEMES = [
  'http://pictures.test/a.jpg',
  'ftp://pictures.test/a.jpg',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'blob:https://pictures.test/1',
  'ws://pictures.test/',
  'dict://127.0.0.1:11211/',
  'jar:https://pictures.test/a!/',
  '//pictures.test/a.jpg',
  'pictures.test/a.jpg',
  '',
  'https://',
  'https:// /',
  'https://pictures.test:22/',
  'https://pictures.test:5432/a.jpg',
  'https://u@pictures.test/a.jpg',
  'https://u:p@pictures.test/a.jpg',
  'https://pictures.test@127.0.0.1/',
  'https://127.0.0.1#@pictures.test/',
  'https://[::1',
];
const HOSTILE = [
  ...[...LOOPBACK, ...PRIVATE, ...SIXES].map((host) => `https://${host}/a.jpg`),
  ...SCHEMES,
  ...Object.keys(NAMES).map((name) => `https://${name}/a.jpg`),
];

const resolving: LookupFunction = (name, _options, done) => {
  const found = NAMES[name] ?? (name === 'pictures.test' ? ['8.8.8.8'] : []);
  const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  done(found.length === 0 ? Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }) : null, addresses);
};

/** Stands in for https: resolves the name as a connection would, and counts the connections that follow. */
function watchful() {
  const connected: string[] = [];
  const ask = ((url: URL, options: { lookup: LookupFunction; signal: AbortSignal }) => {
    const sent = plainRequest({ ...options, host: url.hostname, port: 9, path: '/', agent: false });
    sent.on('socket', (socket) => socket.on('connectionAttempt', (address: string) => connected.push(address)));
    return sent;
  }) as unknown as typeof request;
  return { connected, ask };
}

const faultOf = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FetchRefused ? error.fault : `no refusal: ${String(error)}`;
};

test('there are a hundred hostile addresses', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(100);
});

const FETCHES = {
  picture: fetchPicture,
  'list of a seller': async (address: string, tools: FetchTools) => fetchList(address, null, tools),
};

test.each(Object.entries(FETCHES))('no hostile address of a %s is fetched: nothing connects', async (_, fetchOne) => {
  const { connected, ask } = watchful();
  const faults = new Map<string, string>();
  for (const address of HOSTILE) {
    faults.set(address, await faultOf(fetchOne(address, { lookup: resolving, isPublic: isPublicAddress, ask })));
  }
  const known = ['address-wrong', 'address-not-https', 'address-private', 'address-unknown'];
  expect([...faults].filter(([, fault]) => !known.includes(fault))).toEqual([]);
  expect(connected).toEqual([]);
});

/** A server on this machine that stands for one of the internet. */
let listener: RequestListener;
let server: ReturnType<typeof createServer>;
let tools: FetchTools;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  server = createServer((incoming, answer) => {
    asked.push(`${incoming.headers.host ?? ''}${incoming.url ?? ''}`);
    listener(incoming, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  tools = {
    lookup: (name, options, done) =>
      name === 'pictures.test' ? done(null, [{ address: '127.0.0.1', family: 4 }]) : resolving(name, options, done),
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ask: ((url: URL, options: object) =>
      plainRequest({ ...options, host: url.hostname, port, path: url.pathname })) as unknown as typeof request,
  };
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const get = async (path = '/a.jpg') => fetchPicture(`https://pictures.test${path}`, tools);

test('gives the bytes behind an address', async () => {
  listener = (_, answer) => answer.end('picture');
  expect(Buffer.from(await get()).toString()).toBe('picture');
});

test('follows a redirect to another public address', async () => {
  listener = ({ url }, answer) =>
    url === '/a.jpg' ? answer.writeHead(302, { location: '/b.jpg' }).end() : answer.end('picture');
  expect(Buffer.from(await get()).toString()).toBe('picture');
  expect(asked).toHaveLength(2);
});

test.each(HOSTILE.filter((address) => /^[\u0021-\u007f]+:/.test(address) && /^[\u0020-\u007f]+$/.test(address)))(
  'does not follow a redirect to %s',
  async (location) => {
    listener = (_, answer) => answer.writeHead(302, { location }).end();
    // 127.0.0.1 stands for the internet once.
    const isPublic = (address: string) => asked.length === 0 || isPublicAddress(address);
    expect(await faultOf(fetchPicture('https://pictures.test/a.jpg', { ...tools, isPublic }))).toMatch(/^address-/);
    expect(asked).toHaveLength(1);
  },
);

test('gives up after three redirects', async () => {
  listener = ({ url = '' }, answer) => answer.writeHead(301, { location: `${url}x` }).end();
  expect(await faultOf(get())).toBe('too-many-redirects');
  expect(asked).toHaveLength(4);
});

test.each([404, 500, 204, 304])('an answer of %i is none', async (status) => {
  listener = (_, answer) => answer.writeHead(status).end();
  expect(await faultOf(get())).toBe('not-answered');
});

test('a list that was not changed since it was loaded is not sent again', async () => {
  listener = ({ headers }, answer) =>
    headers['if-none-match'] === '"1"'
      ? answer.writeHead(304).end()
      : answer.writeHead(200, { etag: '"1"' }).end('a;b');
  const first = await fetchList('https://pictures.test/a.csv', null, tools);
  expect(first).toMatchObject({ status: 200, etag: '"1"' });
  expect(await fetchList('https://pictures.test/a.csv', '"1"', tools)).toEqual({ status: 304 });
});

test('reads no more than 10 MB', async () => {
  const written: number[] = [];
  listener = (_, answer) => {
    const chunk = Buffer.alloc(1_000_000);
    const more = () => {
      written.push(chunk.length);
      if (written.length < 100 && answer.write(chunk)) setImmediate(more);
      else answer.once('drain', more);
    };
    more();
  };
  expect(await faultOf(get())).toBe('too-large');
  expect(written.length).toBeLessThan(100);
});

test('waits 3 seconds in all for a server that never ends', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  listener = (_, answer) => void answer.write('p');
  expect(await faultOf(get())).toBe('too-slow');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  timeout.mockRestore();
});
