import { expect, test } from 'vitest';
import { createFilter, listFilters, type Filtered } from './price-filters.rules.ts';
import { compareOffers } from './price-order.rules.ts';

const offer = (catalogKey: string, leadDaysMax: number, isReturnable = true): Filtered => ({
  catalogKey,
  catalogName: catalogKey.toUpperCase(),
  leadDaysMax,
  isReturnable,
  quantity: 1,
  multiplicity: 1,
  price: 100,
});
const none = { Filters: [], Catalogs: [], DeliveryDays: null, wayDays: 0 };
const items = [offer('mann', 0), offer('mann', 5, false), offer('knecht', 1), offer('bosch', 20, false)];
const valuesOf = (groups: ReturnType<typeof listFilters>, key: string) =>
  groups.find((group) => group.key === key)?.values.map(({ value, count, isSelected }) => [value, count, isSelected]);

test('without a choice everything is counted, and day steps that add no offer are left out', () => {
  const groups = listFilters(items, none);
  expect(valuesOf(groups, 'Catalogs')).toEqual([
    ['mann', 2, false],
    ['bosch', 1, false],
    ['knecht', 1, false],
  ]);
  expect(valuesOf(groups, 'DeliveryDays')).toEqual([
    ['0', 1, false],
    ['1', 2, false],
    ['5', 3, false],
    ['30', 4, false],
  ]);
  expect(valuesOf(groups, 'Filters')).toEqual([
    ['in-stock', 2, false],
    ['returnable', 2, false],
    ['single', 4, false],
  ]);
});

test('offers that are sold in packs only can be left out', () => {
  const packed = [offer('mann', 0), { ...offer('mann', 0), multiplicity: 4 }];
  const groups = listFilters(packed, { ...none, Filters: ['single'] });
  expect(valuesOf(groups, 'Filters')).toContainEqual(['single', 1, true]);
  expect(packed.filter((item) => createFilter({ ...none, Filters: ['single'] })(item))).toEqual([packed[0]]);
});

test('a choice narrows the other facets, not its own', () => {
  const groups = listFilters(items, { ...none, Catalogs: ['MANN'] });
  expect(valuesOf(groups, 'Catalogs')).toEqual([
    ['mann', 2, true],
    ['bosch', 1, false],
    ['knecht', 1, false],
  ]);
  expect(valuesOf(groups, 'Filters')).toEqual([
    ['in-stock', 1, false],
    ['returnable', 1, false],
    ['single', 2, false],
  ]);
});

test('makers keep their places when another filter leaves fewer of their offers', () => {
  expect(valuesOf(listFilters(items, { ...none, DeliveryDays: 1 }), 'Catalogs')).toEqual([
    ['mann', 1, false],
    ['bosch', 0, false],
    ['knecht', 1, false],
  ]);
});

test('flags combine, so each counts together with the chosen ones', () => {
  const groups = listFilters([offer('mann', 0), offer('mann', 0, false), offer('mann', 9)], {
    ...none,
    Filters: ['in-stock'],
  });
  expect(valuesOf(groups, 'Filters')).toEqual([
    ['in-stock', 2, true],
    ['returnable', 1, false],
    ['single', 2, false],
  ]);
});

test('a chosen number of days that is none of the steps is still listed', () => {
  expect(valuesOf(listFilters(items, { ...none, DeliveryDays: 4 }), 'DeliveryDays')).toContainEqual(['4', 2, true]);
  expect(items.filter((item) => createFilter({ ...none, DeliveryDays: 4 })(item))).toHaveLength(2);
});

test('the days count to the visitor’s city; whether an offer is in stock does not depend on it', () => {
  const inKazan = { ...none, wayDays: 3 };
  const groups = listFilters(items, inKazan);
  expect(valuesOf(groups, 'DeliveryDays')).toEqual([
    ['3', 1, false],
    ['5', 2, false],
    ['14', 3, false],
    ['30', 4, false],
  ]);
  expect(valuesOf(groups, 'Filters')).toEqual(valuesOf(listFilters(items, none), 'Filters'));
  const within = (DeliveryDays: number) => items.filter((item) => createFilter({ ...inKazan, DeliveryDays })(item));
  expect([2, 3, 4].map((days) => within(days).length)).toEqual([0, 1, 2]);
});

test('every order keeps the row groups together', () => {
  const row = (group: 1 | 4, price: number, leadDays: number, reliability: number) => ({
    ...offer('mann', leadDays),
    leadDays,
    group,
    price,
    reliability,
    articleId: price,
    priceListId: 1,
  });
  const rows = [row(4, 1, 0, 99), row(1, 50, 9, 80), row(1, 70, 1, 70), row(1, 60, 3, 90)];
  const prices = (orderBy: number) => rows.toSorted(compareOffers(orderBy)).map(({ price }) => price);
  expect(prices(1)).toEqual([70, 50, 60, 1]);
  expect(prices(2)).toEqual([50, 60, 70, 1]);
  expect(prices(3)).toEqual([70, 60, 50, 1]);
  expect(prices(4)).toEqual([60, 50, 70, 1]);
});
