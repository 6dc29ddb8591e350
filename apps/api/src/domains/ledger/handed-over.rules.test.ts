import { expect, test } from 'vitest';
import { handedOver } from './handed-over.rules.ts';

const HUGE = 900_000_000_000;

test.each([
  ['nothing before the first item, not even the delivery', { sold: 1000, issued: 0, total: 1000, delivery: 300 }, 0],
  ['the delivery with the first item', { sold: 1000, issued: 400, total: 1000, delivery: 300 }, 700],
  ['the whole total once all is issued', { sold: 1000, issued: 1000, total: 900, delivery: 300 }, 1200],
  ['the item’s part of a discount, half a kopeck up', { sold: 1000, issued: 333, total: 950, delivery: 0 }, 316],
  ['the exact sum of an order of milliards', { sold: HUGE, issued: HUGE - 1, total: HUGE, delivery: 0 }, HUGE - 1],
])('what a buyer has of an order: %s', (_, order, kopecks) => {
  expect(handedOver(order)).toBe(kopecks);
});
