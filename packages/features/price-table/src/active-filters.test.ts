import { expect, test } from 'vitest';
import { createTranslate, DEFAULT_LOCALE } from '@partshop/features/core';
import { listActiveFilters } from './active-filters.ts';
import { pricePage } from './mocks/fixtures.ts';
import { toShownPage } from './shown-page.ts';
import { readPriceQuery, writePriceQuery } from './price-query.ts';
import { messages } from './price-table.messages.ts';

const t = createTranslate(messages, {}, DEFAULT_LOCALE);
const list = (search: string) =>
  listActiveFilters(toShownPage(pricePage), readPriceQuery(new URLSearchParams(search)), t);

test('every active filter can be removed on its own', () => {
  const filters = list('days=3&catalogs=bosch&catalogs=vag&filters=returnable&order=2');
  expect(filters.map(({ name, without }) => [name, writePriceQuery(without)])).toEqual([
    ['До 3 дней', '?catalogs=bosch&catalogs=vag&filters=returnable&order=2'],
    ['BOSCH', '?catalogs=vag&days=3&filters=returnable&order=2'],
    ['VAG', '?catalogs=bosch&days=3&filters=returnable&order=2'],
    ['Можно вернуть', '?catalogs=bosch&catalogs=vag&days=3&order=2'],
  ]);
});

test('order and view are not filters', () => {
  expect(list('order=2&view=table')).toEqual([]);
});

test('a maker without offers is shown by its key, so that it can be removed', () => {
  expect(list('catalogs=nobody').map(({ name }) => name)).toEqual(['nobody']);
});
