import { foldPartNumber } from '@partshop/api-client/part-number';
import { expect, test } from 'vitest';
import { partCategories } from '../categories/part-categories.ts';
import { createDemoCatalogue } from '../demo-catalogue.ts';
import { aftermarketMakers } from './aftermarket-makers.ts';
import { carMakers } from './car-makers.ts';
import { demoMakers } from './makers.ts';

const duplicates = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('makers have unique ids, keys and folded names', () => {
  expect(duplicates(demoMakers.map(({ id }) => id))).toEqual([]);
  expect(duplicates(demoMakers.map(({ key }) => key))).toEqual([]);
  expect(duplicates(demoMakers.map(({ name }) => foldPartNumber(name)))).toEqual([]);
});

test('keys of makers are valid in URLs, and none is the reserved one', () => {
  for (const { key } of demoMakers) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(demoMakers.map(({ key }) => key)).not.toContain('search-text');
});

test('number tables name existing categories and variants', () => {
  const known = new Set(
    partCategories.flatMap(({ url, variants }) => [
      url,
      ...variants.flatMap(({ key }) => [`${url}:${key}`, `${url}:${key.split('-', 1)[0] ?? ''}`]),
    ]),
  );
  const unknown = [...carMakers, ...aftermarketMakers].flatMap(({ name, numbers }) =>
    Object.keys(numbers)
      .filter((key) => !known.has(key))
      .map((key) => `${name} ${key}`),
  );
  expect(unknown).toEqual([]);
});

test('every category has at least three makers besides the car makers', () => {
  const makersOf = (url: string) =>
    aftermarketMakers.filter(({ numbers }) => Object.keys(numbers).some((key) => key.split(':', 1)[0] === url));
  expect(partCategories.filter(({ url }) => makersOf(url).length < 3)).toEqual([]);
});

test('every brand of a car maker is in the vehicle tree', () => {
  const brands = new Set(createDemoCatalogue().vehicles.brands.map(({ url }) => url));
  expect(carMakers.flatMap((maker) => maker.brands).filter((brand) => !brands.has(brand))).toEqual([]);
});
