import { expect, test } from 'vitest';
import { listFilters, type FacetCounts } from './price-filters.rules.ts';

const none = { Filters: [], Catalogs: [], DeliveryDays: null, wayDays: 0 };
const facets: FacetCounts = {
  makers: [
    { value: 'mann', name: 'MANN', count: 1 },
    { value: 'bosch', name: 'BOSCH', count: 0 },
  ],
  leads: [0, 1, 5, 20].map((leadDays) => ({ leadDays, unfiltered: 1, count: leadDays === 20 ? 0 : 1 })),
  flags: { 'in-stock': 2, returnable: 1, single: 3 },
};
const valuesOf = (groups: ReturnType<typeof listFilters>, key: string) =>
  groups.find((group) => group.key === key)?.values.map(({ value, count, isSelected }) => [value, count, isSelected]);

test('makers stay in their order; the chosen ones are selected in any case of letters', () => {
  expect(valuesOf(listFilters(facets, { ...none, Catalogs: ['MANN'] }), 'Catalogs')).toEqual([
    ['mann', 1, true],
    ['bosch', 0, false],
  ]);
});

test('day steps that add no offer are left out; each counts the offers that the other facets leave', () => {
  expect(valuesOf(listFilters(facets, none), 'DeliveryDays')).toEqual([
    ['0', 1, false],
    ['1', 2, false],
    ['5', 3, false],
    ['30', 3, false],
  ]);
});

test('a chosen number of days that is none of the steps is still listed', () => {
  expect(valuesOf(listFilters(facets, { ...none, DeliveryDays: 4 }), 'DeliveryDays')).toContainEqual(['4', 2, true]);
});

test('the days count to the visitor’s city', () => {
  expect(valuesOf(listFilters(facets, { ...none, wayDays: 3 }), 'DeliveryDays')?.map(([days]) => days)).toEqual([
    '3',
    '5',
    '14',
    '30',
  ]);
});

test('flags have their own counts', () => {
  expect(valuesOf(listFilters(facets, { ...none, Filters: ['returnable'] }), 'Filters')).toEqual([
    ['in-stock', 2, false],
    ['returnable', 1, true],
    ['single', 3, false],
  ]);
});
