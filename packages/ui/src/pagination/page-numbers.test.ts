import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    { page: 1, pageCount: 1, numbers: [1], why: 'is the one page there is' },
    { page: 1, pageCount: 3, numbers: [1, 2, 3], why: 'names every page of a few' },
    { page: 1, pageCount: 20, numbers: [1, 2, 'gap-after', 20], why: 'jumps to the last' },
    {
      page: 10,
      pageCount: 20,
      numbers: [1, 'gap-before', 9, 10, 11, 'gap-after', 20],
      why: 'keeps the neighbours between two gaps',
    },
    {
      page: 4,
      pageCount: 20,
      numbers: [1, 2, 3, 4, 5, 'gap-after', 20],
      why: 'puts a single page in place of its gap',
    },
    { page: 20, pageCount: 20, numbers: [1, 'gap-before', 19, 20], why: 'jumps to the first' },
    { page: 9, pageCount: 4, numbers: [1, 'gap-before', 4], why: 'stays inside the list for a page beyond it' },
  ])('$why', ({ page, pageCount, numbers }) => {
    expect(pageNumbers(page, pageCount)).toEqual(numbers);
  });
});
