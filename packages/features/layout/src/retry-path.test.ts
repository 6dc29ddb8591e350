import { expect, test } from 'vitest';
import { retryPathOf } from './retry-path.ts';

test('the error page returns to the page that failed', () => {
  expect(retryPathOf({ pathname: '/error/500', search: '?from=%2Fprice%2Fmann%2FW71275%3Fpage%3D2' })).toBe(
    '/price/mann/W71275?page=2',
  );
});

test('a page that failed in place is retried at its own address', () => {
  expect(retryPathOf({ pathname: '/basket', search: '?view=table' })).toBe('/basket?view=table');
});

test('an address of another site is ignored', () => {
  expect(retryPathOf({ pathname: '/error/500', search: '?from=https%3A%2F%2Fevil.example' })).toBe('/');
  expect(retryPathOf({ pathname: '/error/500', search: '' })).toBe('/');
});
