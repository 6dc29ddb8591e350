import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { forwardTo, transportOf, type ApiTransport } from './api-transport.ts';

it('sends the visitor’s cookies, and those that the backend set, with later calls', async () => {
  const seen: (string | null)[] = [];
  const { send, setCookies } = transportOf(async (request) => {
    seen.push(request.headers.get('cookie'));
    return new Response(null, { headers: { 'set-cookie': 'session=new.sign; Path=/; HttpOnly' } });
  }, 'theme=dark; session=old.sign');
  await send(new Request('http://api.internal/a'));
  await send(new Request('http://api.internal/b'));
  expect(seen).toEqual(['theme=dark; session=old.sign', 'theme=dark; session=new.sign']);
  expect(setCookies[0]).toBe('session=new.sign; Path=/; HttpOnly');
});

it('sends the visitor’s IP with each call, since the backend’s limits count by it', async () => {
  const seen: (string | null)[] = [];
  const { send } = transportOf(
    async (request) => {
      seen.push(request.headers.get('x-partshop-address'));
      return new Response(null);
    },
    null,
    '10.0.0.7',
  );
  await send(new Request('http://api.internal/', { headers: { 'x-partshop-address': '6.6.6.6' } }));
  expect(seen).toEqual(['10.0.0.7']);
});

it('keeps two visitors’ cookies apart', async () => {
  const seen: (string | null)[] = [];
  const backend = async (request: Request) => {
    seen.push(request.headers.get('cookie'));
    return new Response(null);
  };
  await transportOf(backend, 'session=a').send(new Request('http://api.internal/'));
  await transportOf(backend, null).send(new Request('http://api.internal/'));
  expect(seen).toEqual(['session=a', null]);
});

describe('a separate backend', () => {
  let close = (): void => undefined;
  afterEach(() => close());

  async function backend(listener: RequestListener): Promise<ApiTransport> {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a secret');
  }

  it('serves pictures, whole or as not changed', async () => {
    const send = await backend(({ headers }, outgoing) => {
      const status = headers['if-none-match'] === '"a"' ? 304 : 200;
      outgoing.writeHead(status, { 'content-type': 'image/webp', 'cache-control': 'immutable', etag: '"a"' });
      outgoing.end(status === 200 ? Buffer.from([0xff, 0x00]) : undefined);
    });
    const whole = await send(new Request('http://shop.test/pictures/a-160.webp'));
    expect([...(await whole.bytes())]).toEqual([0xff, 0x00]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'immutable',
      etag: '"a"',
    });
    const known = await send(
      new Request('http://shop.test/pictures/a-160.webp', { headers: { 'if-none-match': '"a"' } }),
    );
    expect(known.status).toBe(304);
  });

  it('serves nothing that a browser would run as a picture', async () => {
    const send = await backend((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'image/svg+xml' });
      outgoing.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    });
    await expect(send(new Request('http://shop.test/pictures/a-160.webp'))).rejects.toThrow('answers 200');
  });

  it('gets the visitor’s IP and the shop’s secret, and neither of them from the visitor', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const send = await backend(({ headers }, outgoing) => {
      heard.push(headers);
      outgoing.end('{}');
    });
    const forged = {
      'x-partshop-secret': 'a guess',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
    };
    const ask = async (headers: Record<string, string>) =>
      send(new Request('http://shop.test/services/clientbaseinfo', { headers: { ...forged, ...headers } }));
    await ask({ 'x-partshop-address': '203.0.113.7' });
    await ask({});
    expect(JSON.stringify(heard)).not.toMatch(/6\.6\.6\.6|a guess/);
    expect(heard).toMatchObject([
      { 'x-partshop-address': '203.0.113.7', 'x-forwarded-for': '203.0.113.7', 'x-partshop-secret': 'a secret' },
      { 'x-partshop-secret': 'a secret' },
    ]);
    expect(heard[1]?.['x-forwarded-for']).toBeUndefined();
  });

  it('sees a server as its caller, since the shop has checked the origin before', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const send = await backend(({ headers }, outgoing) => {
      heard.push(headers);
      outgoing.end('{}');
    });
    const ask = async (origin: string) =>
      send(
        new Request('http://shop.test/services/basket/add_json', {
          method: 'POST',
          body: '{}',
          headers: { origin, cookie: 'session=a' },
        }),
      );
    expect((await ask('https://evil.test')).status).toBe(403);
    expect((await ask('http://shop.test')).status).toBe(200);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ cookie: 'session=a' });
    expect(heard[0]?.origin).toBeUndefined();
  });

  it('is not revealed to visitors, and its compression ends at the shop', async () => {
    const send = await backend((_incoming, outgoing) => {
      outgoing.writeHead(200, {
        server: 'Backend/1.2.3',
        'x-powered-by': 'Backend',
        'content-encoding': 'gzip',
        'set-cookie': ['a=1', 'b=2'],
      });
      outgoing.end(gzipSync('{"ok":true}'));
    });
    const response = await send(new Request('http://shop.test/services/clientbaseinfo'));
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    for (const name of ['server', 'x-powered-by', 'content-encoding']) expect(response.headers.get(name)).toBeNull();
  });

  it('that breaks off its response counts as failed (F1)', async () => {
    const send = await backend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-length': 1000 });
      outgoing.write('{"items":[', () => outgoing.destroy());
    });
    await expect(send(new Request('http://shop.test/services/clientbaseinfo'))).rejects.toThrow('terminated');
  });

  it('that responds without an end is cut off (F1)', async () => {
    const part = Buffer.alloc(1024 * 1024);
    const send = await backend((_incoming, outgoing) => {
      const more = () => {
        while (!outgoing.destroyed && outgoing.write(part));
      };
      outgoing.on('drain', more);
      more();
    });
    await expect(send(new Request('http://shop.test/services/clientbaseinfo'))).rejects.toThrow('more than any call');
  });
});
