import { expect, it } from 'vitest';
import { isWrittenAsOrderNumber, looksLikeOrderNumber } from './order-number.ts';

it.each([
  ['26-4821-7395', true, true],
  [' 26–4821–7395 ', true, true],
  ['26 4821 7395', true, false],
  ['2648217395', true, false],
  ['26-4821-739', false, false],
  ['W 712/75', false, false],
  ['0986494019', true, false],
])('reads "%s" as an order number: %s, written as one: %s', (text, looks, isWritten) => {
  expect([looksLikeOrderNumber(text), isWrittenAsOrderNumber(text)]).toEqual([looks, isWritten]);
});
