import { expect, test } from 'vitest';
import { createTranslate, DEFAULT_LOCALE } from '@partshop/features/core';
import { filterGroups, readSelection, toSelection } from './filter-groups.ts';
import { pricePage } from './mocks/fixtures.ts';
import { readPriceQuery, writePriceQuery } from './price-query.ts';
import { messages } from './price-table.messages.ts';
import { toShownPage } from './shown-page.ts';

const t = createTranslate(messages, {}, DEFAULT_LOCALE);

function read(search: string) {
  const query = readPriceQuery(new URLSearchParams(search));
  const groups = filterGroups(toShownPage(pricePage), query, t);
  return { query, groups, selection: toSelection(query, groups) };
}

test('the panel gives back the filters of the address, and leaves order and view alone', () => {
  const { query, selection } = read('days=3&catalogs=bosch&catalogs=vag&filters=returnable&order=2&view=table');
  expect(selection).toEqual({ days: ['3'], catalogs: ['bosch', 'vag'], filters: ['returnable'] });
  expect(writePriceQuery({ ...query, ...readSelection(selection) })).toBe(writePriceQuery(query));
});

test('a maker is chosen whatever the capital letters of the address are', () => {
  expect(read('catalogs=BOSCH').selection['catalogs']).toEqual(['bosch']);
});

test('a maker without offers stays chosen, so that it can be removed', () => {
  expect(read('catalogs=nobody').selection['catalogs']).toEqual(['nobody']);
});

test('a group with nothing to choose from is left out', () => {
  const page = toShownPage({ ...pricePage, filterList: [{ key: 'Catalogs', values: [] }] });
  const groups = filterGroups(page, readPriceQuery(new URLSearchParams()), t);
  expect(groups.map(({ label }) => label)).toEqual(['Условия']);
});
