import { expect, it } from 'vitest';
import { formatPhone } from '@partshop/features/shared';
import { cleanCode } from './clean-code.ts';
import { targetOf } from './target.ts';

it.each([
  ['482190', '482190'],
  [' 482 190 ', '482190'],
  ['Partshop: код 482-190', '482190'],
  ['٤٨٢١٩٠', '482190'],
  ['۴۸۲۱۹۰', '482190'],
  ['4821901', '482190'],
])('reads the code of %o as %s', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

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
