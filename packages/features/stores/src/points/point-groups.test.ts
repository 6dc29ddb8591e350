import { expect, it } from 'vitest';
import { points } from '../mocks/fixtures.ts';
import { findPoints, groupByCity } from './point-groups.ts';

const found = (text: string) => findPoints(points, text).map(({ id }) => id);

it('groups points by city, and keeps their order', () => {
  expect(groupByCity(points).map(({ city, points: { length } }) => [city, length])).toEqual([
    ['Казань', 2],
    ['Орёл', 1],
  ]);
});

it('finds by city, name and address, in any case, with е for ё', () => {
  expect(found('')).toEqual([1, 2, 3]);
  expect(found('ОРЕЛ')).toEqual([3]);
  expect(found('казань баумана')).toEqual([1]);
  expect(found(' московская ')).toEqual([3]);
  expect(found('нет такого')).toEqual([]);
});
