import { expect, it } from 'vitest';
import { cleanCode } from './clean-code.ts';

it.each([
  { text: '123456', code: '123456' },
  { text: ' 12 34-56 ', code: '123456' },
  { text: 'Ваш код: 123456.', code: '123456' },
  { text: '1234567', code: '123456' },
  { text: '١٢٣٤٥٦', code: '123456' },
  { text: '۱۲۳۴۵۶', code: '123456' },
  { text: 'код', code: '' },
])('reads “$text” as “$code”', ({ text, code }) => {
  expect(cleanCode(text, 6)).toBe(code);
});
