import { LEDGER_KINDS, type LedgerKind } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { readPeriod } from './read-period.ts';
import type { FINANCE_QUERY } from './finance.query.ts';

/** What narrows the ledger; empty days and a null narrow nothing. */
export type FinanceChoice = {
  kind: LedgerKind | null;
  /** ISO dates, both included. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
};

const MAX_PAGE = 100_000;

/** Reads the page's query; values that make no sense narrow nothing. */
export function readFinanceChoice(query: QueryReader<(typeof FINANCE_QUERY)[number]>): FinanceChoice {
  const page = readId(query.get('page') ?? '') ?? 1;
  return {
    kind: LEDGER_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    ...readPeriod(query),
    page: page <= MAX_PAGE ? page : 1,
  };
}

/** Writes the page's query: `?kind=payment&page=2`, or empty. */
export function writeFinanceQuery({ kind, from, to, page }: FinanceChoice): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set('kind', kind);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
