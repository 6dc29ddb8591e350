import { describe, expect, it } from 'vitest';
import { LOCALES, localizePath, splitLocale } from '../localization/locales.ts';
import { ownPath, rootedPath, staysOn } from './own-path.ts';

it.each([
  ['/price/mann/W71275?view=table', '/price/mann/W71275?view=table'],
  ['/a/../b', '/b'],
  ['', '/'],
  [null, '/'],
  ['basket', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/%0d%0aSet-Cookie:x=1', '/%0d%0aSet-Cookie:x=1'],
  ['/a/..//evil.example', '/'],
  ['/./%2e%2e//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/@evil.example', '/@evil.example'],
  ['/en//evil.example', '/'],
  ['/en/.//evil.example', '/'],
  ['/en/%2e//evil.example', '/'],
  ['/basket?from=//evil.example', '/basket?from=//evil.example'],
  [`/${'a'.repeat(3000)}`, '/'],
])('takes only a path of this site as a target: %j', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

it.each([
  ['/basket?view=table', '/basket?view=table'],
  ['/', '/'],
  ['', '/'],
  ['basket', '/basket'],
  ['//evil.example', '/evil.example'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  [' \n//evil.example', '/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('makes a path of this site of any text: %j', (address, path) => {
  expect(rootedPath(address)).toBe(path);
});

describe('a path whose language is removed or added', () => {
  const SLASHES = ['//', '/\\', '///', '/\t/', '/./', '/.//', '/..//'];

  it.each(LOCALES.map(({ code }) => code))('stays on this site: %s', (code) => {
    for (const slashes of SLASHES) {
      const { path } = splitLocale(`/${code}${slashes}evil.example`);
      expect(path).toMatch(/^\/(?![/\\])/);
      for (const own of [path, localizePath(path, code), localizePath(`${slashes}evil.example`, code)])
        expect(staysOn('https://shop.example/', own)).toBe(true);
    }
  });
});

it.each([
  ['/basket', true],
  ['?view=table', true],
  ['http://shop.example/basket', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example/', false],
  ['https://shop.example@evil.example/', false],
  ['https://shop.example.evil.example/', false],
  ['javascript:alert(1)', false],
  ['blob:https://shop.example/1', false],
  ['http://[', false],
])('knows which address leaves the site: %j', (address, stays) => {
  expect(staysOn('https://shop.example/price/mann/W71275', address)).toBe(stays);
});
