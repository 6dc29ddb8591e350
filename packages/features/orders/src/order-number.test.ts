import { expect, it } from 'vitest';
import { looksLikeOrderNumber } from './order-number.ts';

it.each([
  ['26-4821-7395', true],
  [' 26–4821–7395 ', true],
  ['26 4821 7395', true],
  ['2648217395', true],
  ['26-4821-739', false],
  ['W 712/75', false],
])('reads "%s" as an order number: %s', (text, looks) => {
  expect(looksLikeOrderNumber(text)).toBe(looks);
});
