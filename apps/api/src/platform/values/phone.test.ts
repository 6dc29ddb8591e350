import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test('a number without a country code is Russian', () => {
  expect(readPhone('8 (495) 123-45-67')).toBe('+74951234567');
  expect(readPhone('+7 916 123 45 67')).toBe('+79161234567');
  expect(readPhone('+49 30 901820')).toBe('+4930901820');
});

test('invalid numbers are rejected', () => {
  expect(readPhone('12345')).toBeUndefined();
  expect(readPhone('+7 000 000 00 00')).toBeUndefined();
  expect(readPhone('+++++')).toBeUndefined();
});
