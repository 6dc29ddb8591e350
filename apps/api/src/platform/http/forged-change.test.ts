import { CALL_LIST } from '@partshop/api-client/call-list';
import { describe, expect, test } from 'vitest';
import { isForgedChange } from './forged-change.ts';

const isForged = (method: string, path: string, headers: Record<string, string>) =>
  isForgedChange(new Request(`http://shop.test${path}`, { method, headers }));
const LINK = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a request with a body', () => {
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
  ])('is from another site with %o', (headers) => {
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
  ])('is from our own page or a tool with %o', (headers) => {
    expect(isForged('POST', '/any', headers)).toBe(false);
  });
});

describe('a change made with GET', () => {
  const path = '/services/buyer/set-used-chat';

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

  test('is recognised by the contract', () => {
    const gets = CALL_LIST.filter(({ method }) => method === 'get');
    const forged = gets.filter((call) => isForged('GET', call.path, { 'sec-fetch-site': 'cross-site' }));
    expect(forged).toEqual(gets.filter(({ effect }) => effect === 'changes'));
    expect(forged.map((call) => call.path)).toContain(path);
  });
});
