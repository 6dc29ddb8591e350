import { beforeEach, describe, expect, it } from 'vitest';
import { createReportTaker, type ReportTaker, type Violation } from './csp-report.ts';
import { createPlainResponses } from './plain-response.ts';

let violations: Violation[];
let now: number;
let take: ReportTaker;

beforeEach(() => {
  violations = [];
  now = 0;
  take = createReportTaker({
    plain: createPlainResponses(),
    onViolation: (violation) => void violations.push(violation),
    now: () => now,
  });
});

const OLD = {
  'csp-report': {
    'document-uri': 'https://shop.test/user/password/recovery/SECRET?phone=SECRET',
    'blocked-uri': 'https://evil.test/SECRET.js?token=SECRET',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src',
    'script-sample': 'SECRET',
    'original-policy': 'SECRET',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    url: 'https://shop.test/SECRET',
    body: {
      documentURL: 'https://shop.test/basket?a=SECRET',
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
    },
  },
  { type: 'deprecation', body: { id: 'SECRET' } },
];

const send = async (body: unknown, type = 'application/csp-report', address = '10.0.0.1') =>
  take(
    new Request('http://shop.test/csp-report', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    address,
  );

describe('a report', () => {
  it('in the old format is logged as directive, origin and path', async () => {
    expect((await send(OLD)).status).toBe(204);
    expect(violations).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.test', document: '/user/password/recovery/[hidden]' },
    ]);
  });

  it('in the new format is logged alike', async () => {
    expect((await send(NEW, 'application/reports+json; charset=utf-8')).status).toBe(204);
    expect(violations).toEqual([{ directive: 'style-src-attr', blocked: 'inline', document: '/basket' }]);
  });

  it('of something without an origin is logged as its kind', async () => {
    await send({ 'csp-report': { 'blocked-uri': 'data:text/html,SECRET', 'violated-directive': "img-src 'self'" } });
    await send({
      'csp-report': { 'blocked-uri': 'Robert"); drop\nforged line', 'effective-directive': '\n{"level":50}' },
    });
    expect(violations.map(({ blocked, directive }) => [blocked, directive])).toEqual([
      ['data:', 'img-src'],
      ['?', '?'],
    ]);
  });
});

describe('what is rejected', () => {
  it.each<[number, unknown, string]>([
    [413, 'a'.repeat(8 * 1024 + 1), 'application/csp-report'],
    [415, OLD, 'application/json'],
    [415, 'a=1', 'application/x-www-form-urlencoded'],
    [400, '{', 'application/csp-report'],
    [400, [], 'application/csp-report'],
    [400, OLD, 'application/reports+json'],
  ])('%i: %o as %s', async (status, body, type) => {
    expect((await send(body, type)).status).toBe(status);
    expect(violations).toEqual([]);
  });

  it('another method', async () => {
    expect((await take(new Request('http://shop.test/csp-report'), '')).status).toBe(405);
  });

  it('the eleventh report of an IP within a minute', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(OLD)).status).toBe(204);
    expect((await send(OLD)).status).toBe(429);
    expect((await send(OLD, undefined, '10.0.0.2')).status).toBe(204);
    now = 59_999;
    expect((await send(OLD)).status).toBe(429);
    now = 60_000;
    expect((await send(OLD)).status).toBe(204);
    expect(violations).toHaveLength(12);
  });

  it('the eleventh report of an IPv6 network, which counts as one visitor', async () => {
    for (let count = 0; count < 10; count += 1) await send(OLD, undefined, `2001:db8::${count}`);
    expect((await send(OLD, undefined, '2001:db8::ffff')).status).toBe(429);
    expect((await send(OLD, undefined, '2001:db8:0:1::1')).status).toBe(204);
  });
});
