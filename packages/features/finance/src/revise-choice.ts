import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { readPeriod } from './read-period.ts';
import type { REVISE_QUERY } from './revise.query.ts';

/** ISO dates, both included; empty ones are the server's to choose. Pages count from 1. */
export type ReviseChoice = { from: string; to: string; page: number };

/** The report that the server chooses: a year up to today. */
export const USUAL_REPORT: ReviseChoice = { from: '', to: '', page: 1 };

const MAX_PAGE = 100_000;

/** Reads the page's query; values that make no sense choose nothing. */
export function readReviseChoice(query: QueryReader<(typeof REVISE_QUERY)[number]>): ReviseChoice {
  const page = readId(query.get('page') ?? '') ?? 1;
  return { ...readPeriod(query), page: page <= MAX_PAGE ? page : 1 };
}

/** Writes the page's query: `?from=2026-01-01&to=2026-12-31&page=2`, or empty. */
export function writeReviseQuery({ from, to, page }: ReviseChoice): string {
  const query = new URLSearchParams();
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
