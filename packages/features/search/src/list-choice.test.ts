import { expect, test } from 'vitest';
import { readListChoice, withoutFilters, writeListQuery } from './list-choice.ts';

const read = (query: string) => readListChoice(new URLSearchParams(query));

test('an address holds makers, categories, delivery time, order and whether misfits are shown', () => {
  const choice = read('as=name&catalogs=trw&catalogs=bosch&category=pads&days=3&order=2&fit=all');
  expect(choice).toEqual({
    catalogs: ['bosch', 'trw'],
    categories: ['pads'],
    days: 3,
    order: 2,
    withMisfits: true,
    isByName: true,
  });
  expect(writeListQuery(choice, 'W 712/75', 4)).toBe(
    '?asked=W+712%2F75&as=name&order=2&fit=all&category=pads&catalogs=bosch&catalogs=trw&days=3&page=4',
  );
  expect(writeListQuery(withoutFilters(choice), null)).toBe('?as=name&order=2&fit=all');
});

test('equal choices have equal addresses', () => {
  expect(writeListQuery(read('catalogs=b&catalogs=a&catalogs=b'), null)).toBe(
    writeListQuery(read('catalogs=a&catalogs=b'), null),
  );
});

test.each(['', 'catalogs=&category=&days=&order=', 'days=two&order=9', `catalogs=${'a'.repeat(81)}`])(
  'invalid choices are ignored: %s',
  (query) => {
    expect(writeListQuery(read(query), null)).toBe('');
  },
);
