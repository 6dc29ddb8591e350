import { expect, it } from 'vitest';
import { applicableCars } from '@partshop/api-client/mocks/cars';
import { countEngines, filterCars } from './filter-cars.ts';

const { brands } = applicableCars;

it.each([
  ['', 3],
  ['golf', 2],
  ['  GOLF 2.0 ', 1],
  ['volkswagen vesta', 0],
  ['mk7 1.4', 1],
  ['%', 0],
])('finds the cars with all words of “%s”', (text, count) => {
  expect(countEngines(filterCars(brands, text))).toBe(count);
});

it('leaves out brands, series and models without a found engine', () => {
  expect(filterCars(brands, '1.6')).toEqual([brands[1]]);
});
