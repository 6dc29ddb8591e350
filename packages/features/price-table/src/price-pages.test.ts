import { expect, test } from 'vitest';
import type { OfferGroup } from '@partshop/api-client';
import { countPages, firstPageOf, isOnPage, PAGE_LINES } from './price-pages.ts';

/** Groups with so many lines each. */
const groupsOf = (...lines: number[]): OfferGroup[] =>
  lines.map((count, index) => ({
    group: (index + 1) as OfferGroup['group'],
    count,
    lines: count,
    name: null,
    lowestPrice: count === 0 ? null : 100,
  }));

test.each([
  [[0, 0, 0, 0], 1],
  [[100, 0, 0, 20], 1],
  [[100, 0, 0, 21], 2],
  [[4000, 0, 0, 6000], 84],
])('lists of %j lines take %i pages', (lines, pages) => expect(countPages(groupsOf(...lines))).toBe(pages));

test('a group is on the pages that have its lines; an empty one is on all of them', () => {
  const groups = groupsOf(PAGE_LINES + 10, 0, 5, PAGE_LINES);
  const shownOn = (page: number) => groups.filter((group) => isOnPage(groups, group, page)).map(({ group }) => group);
  expect([1, 2, 3].map(shownOn)).toEqual([
    [1, 2],
    [1, 2, 3, 4],
    [2, 4],
  ]);
  expect(groups.map((group) => firstPageOf(groups, group))).toEqual([1, 2, 2, 2]);
});

test('a group that ends with a page is not on the next one', () => {
  const groups = groupsOf(PAGE_LINES, 0, 0, 1);
  expect(groups.filter((group) => isOnPage(groups, group, 2)).map(({ group }) => group)).toEqual([2, 3, 4]);
});
