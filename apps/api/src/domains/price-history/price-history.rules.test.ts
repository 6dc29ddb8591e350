import { expect, test } from 'vitest';
import { summarise } from './price-history.rules.ts';

test.each([
  [[100, 200, 100], 'low'],
  [[100, 200, 125], 'low'],
  [[100, 200, 126], 'usual'],
  [[100, 200, 174], 'usual'],
  [[100, null, 200, 175], 'high'],
  [[100, 200, null], null],
])('of %j today’s is %s', (prices, today) => {
  expect(summarise(prices)).toEqual({ lowest: 100, highest: 200, today });
});

test('of one price, and of none, it cannot say', () => {
  expect(summarise([100, 100])).toEqual({ lowest: 100, highest: 100, today: null });
  expect(summarise([null, null])).toEqual({ lowest: null, highest: null, today: null });
});
