import { expect, test } from 'vitest';
import { groupOffers } from './offer-groups.ts';
import { makeOffer } from './mocks/fixtures.ts';

test('a page has all four groups in their order, even empty ones', () => {
  const groups = groupOffers([makeOffer({ group: 4 }), makeOffer({ group: 1 })]);
  expect(groups.map(({ number, items }) => [number, items.length])).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
});

test('a group preserves the order of its offers and has the lowest price', () => {
  const [requested] = groupOffers([
    makeOffer({ price: 300 }),
    makeOffer({ group: 3, price: 50 }),
    makeOffer({ price: 200 }),
    makeOffer({ price: 250 }),
  ]);
  expect(requested?.items.map(({ price }) => price)).toEqual([300, 200, 250]);
  expect(requested?.lowestPrice).toBe(200);
});

test('a group without offers has no lowest price', () => {
  expect(groupOffers([]).map(({ lowestPrice }) => lowestPrice)).toEqual([null, null, null, null]);
});
