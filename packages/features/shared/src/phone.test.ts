import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+79161234567', '+7\u00A0916\u00A0123-45-67'],
  ['+77011234567', '+7\u00A0701\u00A0123-45-67'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('%s reads “%s”', (e164, text) => expect(formatPhone(e164)).toBe(text));
