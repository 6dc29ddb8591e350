import { expect, it } from 'vitest';
import { formatPhone } from '@partshop/features/shared';
import { targetOf } from './target.ts';

it('formats a Russian number and returns others unchanged', () => {
  expect(formatPhone('+79161234567')).toBe('+7\u00A0916\u00A0123-45-67');
  expect(formatPhone('+37129123456')).toBe('+37129123456');
});

it.each([
  ['/price/mann/W71275?page=2#offers', '/price/mann/W71275?page=2#offers'],
  ['/en/basket', '/basket'],
  ['/register-simple?target=/x', '/'],
  ['/user/password/recovery/abc', '/'],
  [null, '/'],
])('redirects from %s to %s', (text, path) => {
  expect(targetOf(text)).toBe(path);
});
