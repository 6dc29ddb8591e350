import { expect, test } from 'vitest';
import { isNarrowed, readGoodsChoice, writeGoodsQuery } from './goods-choice.ts';

const read = (query: string) => readGoodsChoice(new URLSearchParams(query));

test('an address holds attributes, categories, makers, price, stock and order', () => {
  const choice = read(
    'f=volume:4&f=viscosity:5W-30&f=viscosity:5W-40&category=motor-oils&catalogs=shell&from=1 500&to=9000,50&stock=1&order=2&page=3',
  );
  expect(choice).toEqual({
    facets: [
      { key: 'viscosity', values: ['5W-30', '5W-40'] },
      { key: 'volume', values: ['4'] },
    ],
    categories: ['motor-oils'],
    catalogs: ['shell'],
    from: 1500,
    to: 9000,
    isInStock: true,
    order: 2,
  });
  const text = writeGoodsQuery(choice, 3);
  expect(read(text)).toEqual(choice);
  expect(new URLSearchParams(text).get('page')).toBe('3');
});

test('equal choices have equal addresses', () => {
  expect(writeGoodsQuery(read('f=b:1&f=a:2&f=a:1&f=a:1'))).toBe(writeGoodsQuery(read('f=a:1&f=b:1&f=a:2')));
});

test('a value may hold a colon', () => {
  expect(read('f=standard:DIN 13164:2022').facets).toEqual([{ key: 'standard', values: ['DIN 13164:2022'] }]);
});

test.each([
  '',
  'f=',
  'f=viscosity',
  'f=viscosity:',
  'f=:5W-30',
  'from=-1',
  'to=abc',
  'from=99999999999',
  'stock=yes',
  'order=9',
  `f=${'k'.repeat(90)}:1`,
  `catalogs=${'m'.repeat(90)}`,
])('what it does not understand narrows nothing: %s', (query) => {
  expect(isNarrowed(read(query))).toBe(false);
  expect(writeGoodsQuery(read(query))).toBe('');
});
