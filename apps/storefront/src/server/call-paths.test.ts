import { calls } from '@partshop/api-client/contract';
import { paths } from '@partshop/features/shared';
import { describe, expect, it, test } from 'vitest';
import { CALL_PREFIXES, isCallPath, isPicturePath } from './call-paths.ts';

describe('the path', () => {
  it.each(Object.values(calls).map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')))('%s belongs to a call', (path) => {
    expect(isCallPath(path)).toBe(true);
    expect(isCallPath(path.toUpperCase())).toBe(true);
  });

  test.each(['/pay_json/17', '/client/order/SetDeliveryCostAndStatus', '/registration/GetCities'])(
    '%s belongs to a call (§7)',
    (path) => {
      expect(isCallPath(path)).toBe(true);
    },
  );

  it('of a page belongs to no call', () => {
    const pages = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/:\w+\??/g, 'a'));
    expect(pages.filter((path) => isCallPath(path))).toEqual([]);
    for (const path of ['/client/orders', '/registrationsupplier', '/login', '/apiary', '/en/services/a'])
      expect(isCallPath(path)).toBe(false);
  });
});

it('knows the files of pictures, which search engines may read', () => {
  expect(isPicturePath('/pictures/0123-320.webp')).toBe(true);
  expect(isPicturePath('/picture')).toBe(false);
  expect(CALL_PREFIXES.filter((prefix) => '/pictures/'.startsWith(prefix))).toEqual([]);
});
