import { expect, it } from 'vitest';
import { readQuery } from '@partshop/features/core';
import { readFinanceChoice, writeFinanceQuery } from './finance-choice.ts';
import { FINANCE_QUERY } from './finance.query.ts';

const read = (search: string) => readFinanceChoice(readQuery(FINANCE_QUERY, search));

it('reads what narrows the ledger, and writes it again', () => {
  const search = '?kind=payment&from=2026-01-01&to=2026-02-28&page=3';
  expect(read(search)).toEqual({ kind: 'payment', from: '2026-01-01', to: '2026-02-28', page: 3 });
  expect(writeFinanceQuery(read(search))).toBe(search);
});

it.each(['?kind=gift', '?from=2026-02-30', '?page=0', '?page=-1', '?page=1e9', '?page=999999999', '?payment=7'])(
  'narrows nothing for %s',
  (search) => {
    expect(writeFinanceQuery(read(search))).toBe('');
  },
);
