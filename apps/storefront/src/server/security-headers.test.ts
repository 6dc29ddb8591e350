import { describe, expect, it, test } from 'vitest';
import { hashOf, type Assets } from './assets.ts';
import { contentSecurityPolicy, withOthers } from './content-policy.ts';
import { createSecurityHeaders, withHeaders } from './security-headers.ts';

const ASSETS: Assets = {
  head: '',
  css: '',
  cssHash: hashOf('body{}'),
  scripts: '',
  scriptSource: `'self' ${hashOf('start()')}`,
  connectSource: "'self'",
  version: 'test',
};

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  );

describe('the content policy of a page', () => {
  const policy = directivesOf(contentSecurityPolicy(ASSETS, hashOf('.a{}')));
  const onHttps = directivesOf(contentSecurityPolicy(ASSETS, hashOf('.a{}'), createSecurityHeaders({ isHttps: true })));

  test.each([
    ['default-src', "'none'"],
    ['script-src', `'self' ${hashOf('start()')}`],
    ['style-src', `'self' ${hashOf('')} ${hashOf('body{}')} ${hashOf('.a{}')}`],
    ['img-src', "'self' data:"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['report-uri', '/csp-report'],
  ])('%s is %s', (name, value) => {
    expect(policy[name]).toBe(value);
    expect(onHttps[name]).toBe(value);
  });

  it('has no other directive; on https it also uses report-to', () => {
    expect(Object.keys(policy)).toHaveLength(12);
    expect(onHttps).toEqual({ ...policy, 'report-to': 'csp' });
  });

  it('allows the map’s tiles as pictures only', () => {
    const assets = withOthers(ASSETS, { tileOrigin: 'https://*.tiles.example', chatOrigin: undefined });
    const withTiles = directivesOf(contentSecurityPolicy(assets, hashOf('.a{}')));
    expect(withTiles).toEqual({ ...policy, 'img-src': "'self' data: https://*.tiles.example" });
  });

  it('allows the chat service if there is one', () => {
    const assets = withOthers(ASSETS, { tileOrigin: undefined, chatOrigin: 'https://chat.example' });
    expect(directivesOf(contentSecurityPolicy(assets, hashOf('.a{}')))).toEqual({
      ...policy,
      'script-src': `${policy['script-src']} https://chat.example`,
      'connect-src': "'self' https://chat.example wss://chat.example",
      'img-src': "'self' data: https://chat.example",
      'frame-src': 'https://chat.example',
    });
  });
});

describe.each([
  ['http', createSecurityHeaders({ isHttps: false }), undefined],
  ['https', createSecurityHeaders({ isHttps: true }), 'max-age=63072000; includeSubDomains'],
] as const)('on %s', (scheme, { document, refusal, data }, transport) => {
  const every = { document, refusal, data };

  test.each([
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['strict-transport-security', transport],
  ])('every response has %s: %s', (name, value) => {
    for (const headers of Object.values(every)) expect(headers[name]).toBe(value);
  });

  test.each([
    ['cross-origin-opener-policy', 'same-origin'],
    ['reporting-endpoints', scheme === 'https' ? 'csp="/csp-report"' : undefined],
  ])('what a browser may display has %s: %s', (name, value) => {
    for (const headers of [document, refusal]) expect(headers[name]).toBe(value);
  });

  test.each([
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ])('what is not a document has the policy %s %s', (name, value) => {
    for (const headers of [refusal, data])
      expect(directivesOf(headers['content-security-policy'] ?? '')[name]).toBe(value);
  });

  it('allows a page only what its screens use: camera and location', () => {
    const features = (document['permissions-policy'] ?? '').split(', ');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)', 'geolocation=(self)']);
    for (const feature of ['microphone', 'payment', 'usb', 'display-capture'])
      expect(features).toContain(`${feature}=()`);
  });
});

describe('a response', () => {
  it('keeps its own headers', () => {
    const answer = withHeaders(new Response('', { headers: { 'x-frame-options': 'SAMEORIGIN' } }), {
      'x-frame-options': 'DENY',
    });
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('with immutable headers is copied', async () => {
    const answer = withHeaders(Response.error(), {});
    expect(answer.type).toBe('error');
    const redirect = withHeaders(Response.redirect('http://shop.test/a', 303), { 'x-frame-options': 'DENY' });
    expect([redirect.status, redirect.headers.get('x-frame-options')]).toEqual([303, 'DENY']);
    expect(redirect.headers.get('location')).toBe('http://shop.test/a');
  });
});
