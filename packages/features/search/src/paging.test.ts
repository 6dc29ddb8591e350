import { expect, test } from 'vitest';
import { pageCount, readPage, skipOf } from './paging.ts';

const read = (search: string) => readPage(new URLSearchParams(search));

test.each(['', 'page=', 'page=0', 'page=-1', 'page=1e3', 'page=two', 'page=1.5', 'page=9999999999'])(
  'an address without a page number shows the first page: %s',
  (search) => expect(read(search)).toBe(1),
);

test('an address has the number of its page', () => {
  expect(read('page=12')).toBe(12);
});

test('the second page skips the cards of the first one', () => {
  expect(skipOf(1)).toBe(0);
  expect(skipOf(2)).toBe(24);
});

test('no page skips more cards than the contract allows', () => {
  expect(skipOf(pageCount(1_000_000))).toBeLessThanOrEqual(10_000);
  expect(skipOf(pageCount(1_000_000) + 1)).toBeNull();
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
])('%i cards take %i pages', (total, pages) => expect(pageCount(total)).toBe(pages));
