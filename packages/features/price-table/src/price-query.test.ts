import { expect, test } from 'vitest';
import { countFilters, readPriceQuery, withFilters, writePriceQuery } from './price-query.ts';

const read = (search: string) => readPriceQuery(new URLSearchParams(search));

test('an address without a query filters nothing, and has the current user’s own order and view', () => {
  expect(read('')).toEqual({ catalogs: [], days: null, filters: [], open: [], order: null, page: 1, view: null });
});

test('an address names each order but the current user’s own, also the default one: the own may be another', () => {
  expect(['', 'order=1', 'order=2'].map((search) => writePriceQuery(read(search)))).toEqual([
    '',
    '?order=1',
    '?order=2',
  ]);
});

test.each([0, 6, 1.5, Number.NaN])('an order of %d counts as none', (order) => {
  expect(read(`order=${order}`)).toMatchObject({ order: null });
});

test('makers and flags may be repeated', () => {
  const query = read('catalogs=mann&catalogs=bosch&filters=returnable&filters=in-stock&days=3&order=2&view=table');
  expect(query).toEqual({
    catalogs: ['bosch', 'mann'],
    days: 3,
    filters: ['in-stock', 'returnable'],
    open: [],
    order: 2,
    page: 1,
    view: 'table',
  });
});

test.each([
  'days=-1',
  'days=1e3',
  'days=366',
  'days=',
  'days=abc',
  'order=9',
  'order=1.5',
  'order=',
  'page=0',
  'page=1',
  'page=1e3',
  'view=tiles',
  'filters=free',
  'open=',
  'open=-1',
  'open=group-5',
  'open=12345678901',
  'catalogs=',
])('unknown values are ignored: %s', (search) => expect(writePriceQuery(read(search))).toBe(''));

test('a query is read back from its address', () => {
  const query = read(
    'view=box&order=5&days=0&catalogs=b%26c&catalogs=a&filters=in-stock&open=group-4&open=1001&page=3',
  );
  expect(read(writePriceQuery(query))).toEqual(query);
});

test('equal queries give one address, in any order of their parameters', () => {
  expect(writePriceQuery(read('days=7&catalogs=b&catalogs=a&catalogs=b'))).toBe(
    writePriceQuery(read('catalogs=a&catalogs=b&days=7')),
  );
});

test('each maker, each flag and the delivery time count as one filter', () => {
  expect(countFilters(read('days=0&catalogs=a&catalogs=b&filters=in-stock&order=2'))).toBe(4);
});

test('other filters close the folds, except where everything is open', () => {
  const filters = { catalogs: ['a'], days: 3, filters: [] };
  expect(withFilters(read('open=1001&order=2'), filters)).toMatchObject({ ...filters, open: [], order: 2 });
  expect(withFilters(read('open=all&page=7'), filters).page).toBe(1);
  expect(withFilters(read('open=1001&open=all'), filters).open).toEqual(['all']);
});
