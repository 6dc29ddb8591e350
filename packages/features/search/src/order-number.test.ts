import { expect, it } from 'vitest';
import { isWrittenAsOrderNumber } from './order-number.ts';

it.each([
  ['26-4821-7395', true],
  [' 26–4821–7395 ', true],
  ['26 4821 7395', false],
  ['0986494019', false],
])('takes "%s" for an order number: %s', (text, isWritten) => {
  expect(isWrittenAsOrderNumber(text)).toBe(isWritten);
});
