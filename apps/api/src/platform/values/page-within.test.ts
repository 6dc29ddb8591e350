import { expect, it } from 'vitest';
import { pageWithin } from './page-within.ts';

it.each([
  [0, 1, 1],
  [0, 7, 1],
  [20, 1, 1],
  [20, 2, 1],
  [21, 2, 2],
  [41, 2, 2],
  [41, 9, 3],
])('of %i entries by 20, asked for page %i, shows page %i', (total, page, shown) => {
  expect(pageWithin(total, { page, take: 20 })).toBe(shown);
});
