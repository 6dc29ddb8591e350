import { POSITION_KINDS, POSITION_ORDERS, type PositionKind, type PositionOrder } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readPeriod } from '@partshop/features/finance';
import { readPage } from '@partshop/features/search';
import type { PERIOD_QUERY, POSITIONS_QUERY } from './sales.query.ts';

/** ISO dates, or the last so many days; empty ones are the server's to choose. */
export type PeriodChoice = { from: string; to: string; days: string };

/** The last thirty days. */
export const USUAL_PERIOD: PeriodChoice = { from: '', to: '', days: '' };
export const USUAL_DAYS = 30;

export function readPeriodChoice(query: QueryReader<(typeof PERIOD_QUERY)[number]>): PeriodChoice {
  const days = query.get('days') ?? '';
  return { ...readPeriod(query), days: /^[1-9]\d{0,2}$/.test(days) ? days : '' };
}

export type PositionsChoice = {
  period: PeriodChoice;
  kind: PositionKind;
  order: PositionOrder;
  direction: 'asc' | 'desc';
  number: string;
  page: number;
};

const MAX_NUMBER = 80;

/** Reads which positions are asked for; without an order by `usual`. */
export function readPositionsChoice(
  query: QueryReader<(typeof POSITIONS_QUERY)[number]>,
  usual: PositionOrder,
): PositionsChoice {
  return {
    period: readPeriodChoice(query),
    kind: POSITION_KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
    order: POSITION_ORDERS.find((order) => order === query.get('order')) ?? usual,
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    number: (query.get('number') ?? '').trim().slice(0, MAX_NUMBER),
    page: readPage(query),
  };
}

/** The id of an article; null for none, and for what is no id. */
export const readArticle = (query: QueryReader<'article'>): number | null =>
  /^[1-9]\d{0,14}$/.test(query.get('article') ?? '') ? Number(query.get('article')) : null;

const withQuery = (path: string, values: Record<string, string>): string => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

export const periodPath = (path: string, period: PeriodChoice, more: Record<string, string> = {}): string =>
  withQuery(path, { ...period, ...more });

/** What else than the period a page of positions has in its address; the first page by `usual` has nothing. */
export const positionsParams = (
  { kind, order, direction, number, page }: Omit<PositionsChoice, 'period'>,
  usual: PositionOrder,
): Record<string, string> => ({
  kind: kind === 'all' ? '' : kind,
  order: order === usual ? '' : order,
  direction: direction === 'asc' ? direction : '',
  number,
  page: page > 1 ? String(page) : '',
});
