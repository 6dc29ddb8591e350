import { expect, it } from 'vitest';
import { readQuery } from '@partshop/features/core';
import { readOrdersChoice, writeOrdersQuery } from './orders-choice.ts';
import { ORDERS_QUERY } from './orders.query.ts';

const read = (search: string) => readOrdersChoice(readQuery(ORDERS_QUERY, search));
const NOTHING = { status: null, from: '', to: '', search: '', page: 1 };

it('reads what narrows the list, and writes it again', () => {
  const search = '?status=in-transit&from=2026-01-01&to=2026-02-28&q=W712&page=3';
  expect(read(search)).toEqual({ status: 'in-transit', from: '2026-01-01', to: '2026-02-28', search: 'W712', page: 3 });
  expect(writeOrdersQuery(read(search))).toBe(search);
  expect(writeOrdersQuery(NOTHING)).toBe('');
});

it.each([
  '?status=gone',
  '?from=2026-02-30',
  '?to=yesterday',
  '?from=2026-99-99',
  '?page=0',
  '?page=1.5',
  '?page=x',
  '?q=%20',
])('ignores what makes no sense: %s', (search) => {
  expect(read(search)).toEqual(NOTHING);
});
