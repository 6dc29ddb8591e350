import { calls } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { CHANGING_GETS, isForgedChange } from './forged-change.ts';

const isForged = (method: string, path: string, headers: Record<string, string>) =>
  isForgedChange(new Request(`http://shop.test${path}`, { method, headers }));
const LINK = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('what is sent', () => {
  test.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'http://shop.test:8080' }],
    [{ origin: 'http://shop.test.evil.test' }],
    [{ origin: 'null' }],
    [{ referer: 'https://evil.test/shop.test' }],
    [{ origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
  ])('with %o is of another site', (headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect(isForged(method, '/any', headers)).toBe(true);
  });

  test.each<[Record<string, string>]>([
    [{}],
    [LINK],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://shop.test' }],
    [{ origin: 'https://shop.test' }],
    [{ referer: 'http://shop.test/basket' }],
  ])('with %o is of our own pages or of a tool', (headers) => {
    expect(isForged('POST', '/any', headers)).toBe(false);
  });
});

describe('a change that is made with GET', () => {
  const [path = ''] = CHANGING_GETS;

  test.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'none', ...LINK }],
    [{ referer: 'http://evil.test/page' }],
    [LINK],
    [{ accept: 'image/avif,image/webp,*/*' }],
  ])('is forged with %o', (headers) => {
    expect(isForged('GET', path, headers)).toBe(true);
    expect(isForged('HEAD', path, headers)).toBe(true);
    expect(isForged('GET', path.toUpperCase(), headers)).toBe(true);
    expect(isForged('GET', `${path.replace('-', '%2D')}/`, headers)).toBe(true);
    expect(isForged('GET', '/services/clientbaseinfo', headers)).toBe(false);
  });

  test.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ referer: 'http://shop.test/basket', ...LINK }],
    [{ accept: 'application/json' }],
    [{ accept: '*/*' }],
  ])('is our own with %o', (headers) => {
    expect(isForged('GET', path, headers)).toBe(false);
  });

  test('is one that the specification makes so', () => {
    const known = Object.values(calls).filter((call) => CHANGING_GETS.has(call.path.toLowerCase()));
    expect(known.map(({ method }) => method)).toEqual(known.map(() => 'get'));
    expect([...CHANGING_GETS].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });
});
