import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../shop-test.ts';

const PRICE = '/price/mann-filter/W71275';
const CLIENT = new URL('../../dist/client/', import.meta.url).pathname;

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

/** Requests a path exactly as given, which browsers would normalize. */
async function send(
  baseURL: string | undefined,
  method: string,
  target: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '');
  const asked = ask({ hostname, port, method, path: target, headers, agent: false });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

function expectSafe({ headers }: Answer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  for (const name of ['server', 'x-powered-by', 'via']) expect(headers[name]).toBeUndefined();
}

test.describe('unlisted files and paths (S13)', () => {
  for (const target of [
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/.htaccess',
    '/.ds_store',
    '/server-status',
    '/server-info',
    '/phpinfo.php',
    '/wp-login.php',
    '/wp-admin',
    '/actuator/env',
    '/metrics',
    '/debug',
    '/graphql',
    '/swagger/index.html',
    '/package.json',
    '/package-lock.json',
    '/node_modules/react/package.json',
    '/src/server/main.ts',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/__open-in-editor?file=/etc/passwd',
    '/backup.zip',
    '/dist/',
    '/dist/../package.json',
    '/dist/..%2f..%2fpackage.json',
    '/dist/%2e%2e/%2e%2e/package.json',
    '/dist/..%5c..%5cpackage.json',
    '/dist/.vite/manifest.json',
    '/dist/x.js.map',
    '/dist/server/entry-server.js',
    '/services/none',
    '/services/../.env',
    '/api/none/none',
    '/en/.env',
  ]) {
    test(`${target} does not exist`, async ({ baseURL }) => {
      const answer = await send(baseURL, 'GET', target);
      expect(answer.status).toBe(404);
      expectSafe(answer);
    });
  }

  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'MKCOL', 'LOCK', 'SEARCH']) {
    test(`${method} is not allowed`, async ({ baseURL }) => {
      const [file = ''] = await readdir(path.join(CLIENT, 'assets'));
      for (const target of [
        '/',
        PRICE,
        '/basket',
        '/health',
        '/ready',
        '/.env',
        `/dist/assets/${file}`,
        '/services/clientbaseinfo',
      ]) {
        const answer = await send(baseURL, method, target, { 'x-secret': 'not to be sent back' });
        expect([400, 404, 405], `${method} ${target}`).toContain(answer.status);
        expect(answer.body).not.toContain('not to be sent back');
        expectSafe(answer);
      }
    });
  }

  test('source maps are neither built nor referenced', async () => {
    const files = await readdir(CLIENT, { recursive: true });
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(await readFile(path.join(CLIENT, file), 'utf8'), file).not.toContain('sourceMappingURL');
  });
});

test('a redirect stays on the site, whatever its target is (S4)', async ({ baseURL }) => {
  const hostile = [
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/%5cevil.test',
    '/.//evil.test',
    '///evil.test/..',
    '/..//evil.test',
    '/@evil.test',
    '/javascript:alert(1)',
    '/%0d%0aLocation:%20https://evil.test',
  ];
  const targets = hostile.flatMap((one) => [
    one,
    `${one}/`,
    `/en${one}`,
    `/locale?lang=en&query=${encodeURIComponent(one)}`,
    `/locale?lang=en&query=${one}`,
    `/login?returnUrl=${encodeURIComponent(one)}`,
    `/search/${encodeURIComponent(one)}`,
  ]);
  for (const target of targets) {
    const answer = await send(baseURL, 'GET', target);
    expect(answer.status, target).toBeLessThan(500);
    expectSafe(answer);
    if (answer.headers.location !== undefined)
      expect(new URL(answer.headers.location, baseURL).origin, `${target} to ${answer.headers.location}`).toBe(
        new URL(baseURL ?? '').origin,
      );
  }
});

test('forwarded hosts appear in no link of a page (S4)', async ({ baseURL }) => {
  const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' };
  expect((await send(baseURL, 'GET', PRICE, headers)).body).not.toContain('evil.test');
  expect((await send(baseURL, 'GET', PRICE, { host: 'evil.test/a' })).status).toBe(400);
});

for (const target of ['/price/%zz/W712', '/en/search/%c3', '/avtozapchasti/%']) {
  test(`a malformed URL is rejected before a page is rendered: ${target}`, async ({ baseURL }) => {
    const answer = await send(baseURL, 'GET', target);
    expect(answer.status).toBe(400);
    expectSafe(answer);
  });
}

test('the shop says that it is alive and ready', async ({ request }) => {
  expect(await (await request.get('/health')).json()).toEqual({ status: 'alive' });
  expect(await (await request.get('/ready')).json()).toEqual({ status: 'ready' });
});

test('what violates the content policy does not run, and is reported', async ({ page, shopIn, faults }) => {
  faults.expect(/content security policy/i);
  await shopIn('ru').open('/');
  const reported = page.waitForResponse('**/csp-report');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.brokenIn = true';
    document.body.append(script);
  });
  expect((await reported).status()).toBe(204);
  expect(await page.evaluate(() => 'brokenIn' in globalThis)).toBe(false);
});
