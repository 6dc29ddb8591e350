import { expect, it } from 'vitest';
import { looksLikeEmail, looksLikePhone } from './contact-rules.ts';

it.each([
  ['+7 (916) 123-45-67', true],
  ['8.916.1234567', true],
  ['1234', false],
  ['позвоните', false],
  ['9'.repeat(33), false],
])('takes %s for a phone number: %s', (text, is) => {
  expect(looksLikePhone(text)).toBe(is);
});

it.each([
  ['irina@example.com', true],
  ['irina@', false],
  ['irina @example.com', false],
  [`${'i'.repeat(200)}@example.com`, false],
])('takes %s for an e-mail address: %s', (text, is) => {
  expect(looksLikeEmail(text)).toBe(is);
});
