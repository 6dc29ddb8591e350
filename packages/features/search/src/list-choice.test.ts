import { expect, test } from 'vitest';
import { isNarrowed, readListChoice, writeListQuery } from './list-choice.ts';

const read = (query: string) => readListChoice(new URLSearchParams(query));

test('an address holds maker, delivery time, order and whether misfits are shown', () => {
  const choice = read('as=name&catalogs=bosch&days=3&order=2&fit=all');
  expect(choice).toEqual({ maker: 'bosch', days: 3, order: 2, withMisfits: true, isByName: true });
  expect(writeListQuery(choice, 'W 712/75', 4)).toBe(
    '?asked=W+712%2F75&as=name&catalogs=bosch&days=3&order=2&fit=all&page=4',
  );
});

test.each(['', 'catalogs=&days=&order=', 'days=2&order=9', `catalogs=${'a'.repeat(81)}`])(
  'invalid choices are ignored: %s',
  (query) => {
    expect(writeListQuery(read(query), null)).toBe('');
    expect(isNarrowed(read(query))).toBe(false);
  },
);
