import {
  OFFER_FAULTS,
  POSITION_KINDS,
  readPositionRanges,
  readPositionSorts,
  writePositionRanges,
  writePositionSorts,
  type PositionKind,
  type PositionOrder,
} from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readPeriod } from '@partshop/features/finance';
import { readPage } from '@partshop/features/search';
import type { GOODS_QUERY, PERIOD_QUERY, POSITIONS_QUERY } from './sales.query.ts';

/** ISO dates, or the last so many days; empty ones are the server's to choose. */
export type PeriodChoice = { from: string; to: string; days: string };

/** The last thirty days. */
export const USUAL_PERIOD: PeriodChoice = { from: '', to: '', days: '' };
export const USUAL_DAYS = 30;

export function readPeriodChoice(query: QueryReader<(typeof PERIOD_QUERY)[number]>): PeriodChoice {
  const days = query.get('days') ?? '';
  return { ...readPeriod(query), days: /^[1-9]\d{0,2}$/.test(days) ? days : '' };
}

/** Which positions, in the words of the calls: see `readPositionSorts`, `readPositionRanges`. */
export type PositionsChoice = {
  period: PeriodChoice;
  kind: PositionKind;
  order: string;
  number: string;
  where: string;
  /** With commas. */
  faults: string;
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
    order: writePositionSorts(readPositionSorts(query.get('order') ?? '')) || usual,
    number: (query.get('number') ?? '').trim().slice(0, MAX_NUMBER),
    where: '',
    faults: '',
    page: readPage(query),
  };
}

/** What the goods are sorted by unless it is said otherwise. */
export const USUAL_ORDER = 'sum';

/** Reads which goods are asked for, and how their grid is arranged. */
export function readGoodsChoice(query: QueryReader<(typeof GOODS_QUERY)[number]>): GoodsChoice {
  const faults = (query.get('faults') ?? '').split(',');
  return {
    ...readPositionsChoice(query, USUAL_ORDER),
    where: writePositionRanges(readPositionRanges(query.get('where') ?? '')),
    faults: OFFER_FAULTS.filter((kind) => faults.includes(kind)).join(','),
    columns: /^[\w~.,-]{0,600}$/.exec(query.get('columns') ?? '')?.[0] ?? '',
    view: /^(?:none|[1-9]\d{0,14})$/.exec(query.get('view') ?? '')?.[0] ?? '',
  };
}

export type GoodsChoice = PositionsChoice & {
  /** See `readColumns`; empty for the usual ones. */
  columns: string;
  /** The id of a named view, or `NO_VIEW`; empty where none is named. */
  view: string;
};

/** Asks for the goods as they are without the view that the page opens with. */
export const NO_VIEW = 'none';

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
  { kind, order, page, ...said }: Omit<PositionsChoice, 'period'>,
  usual: PositionOrder,
): Record<string, string> => ({
  kind: kind === 'all' ? '' : kind,
  order: order === usual ? '' : order,
  number: said.number,
  where: said.where,
  faults: said.faults,
  page: page > 1 ? String(page) : '',
});

/** The same for goods, with the arrangement of their grid. */
export const goodsParams = ({ columns, view, ...choice }: Omit<GoodsChoice, 'period'>): Record<string, string> => ({
  ...positionsParams(choice, USUAL_ORDER),
  columns,
  view,
});

/** What a call is asked for besides its page. */
export const askedOf = ({ kind, order, number, where, faults }: Omit<PositionsChoice, 'period' | 'page'>) => ({
  kind,
  order,
  ...(number && { number }),
  ...(where && { where }),
  ...(faults && { faults }),
});
