import type { Favorites } from '@partshop/api-client';
import { octavia } from '@partshop/features/car-selector/mocks';
import { makeGood } from '@partshop/features/search/mocks';
import { expect, it } from 'vitest';
import { groupByCar } from './group-by-car.ts';

const other = { ...octavia, engineId: octavia.engineId + 1 };
const list = (...engineIds: (number | null)[]): Favorites => ({
  items: engineIds.map((engineId, index) => ({ ...makeGood({ articleId: index + 1 }), engineId })),
  cars: [octavia, other],
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
});
const idsOf = (favorites: Favorites, current: number | null) =>
  groupByCar(favorites, current).map(({ car, items }) => [
    car?.engineId ?? null,
    items.map(({ articleId }) => articleId),
  ]);

it('puts the current car first and what has no car last, and keeps the order within', () => {
  expect(idsOf(list(null, other.engineId, octavia.engineId, other.engineId), octavia.engineId)).toEqual([
    [octavia.engineId, [3]],
    [other.engineId, [2, 4]],
    [null, [1]],
  ]);
});

it('without a current car follows the newest article of each', () => {
  expect(idsOf(list(null, other.engineId, octavia.engineId), null)).toEqual([
    [other.engineId, [2]],
    [octavia.engineId, [3]],
    [null, [1]],
  ]);
});

it('counts a car that is gone as none', () => {
  expect(idsOf(list(7), null)).toEqual([[null, [1]]]);
});
