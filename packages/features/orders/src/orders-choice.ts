import { ORDER_STATUSES, MAX_ORDER_SEARCH_LENGTH, type OrderStatusCode } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readPeriod } from '@partshop/features/finance';
import type { ORDERS_QUERY } from './orders.query.ts';

/** What narrows the list of orders; empty texts and a null narrow nothing. */
export type OrdersChoice = {
  status: OrderStatusCode | null;
  /** ISO dates, both included. */
  from: string;
  to: string;
  search: string;
  /** From 1. */
  page: number;
};

/** Orders on a page. */
export const ORDERS_TAKE = 20;
const MAX_PAGE = 100_000;

/** Reads the list's query; values that make no sense narrow nothing. */
export function readOrdersChoice(query: QueryReader<(typeof ORDERS_QUERY)[number]>): OrdersChoice {
  const page = Number(query.get('page'));
  return {
    status: ORDER_STATUSES.find((status) => status === query.get('status')) ?? null,
    ...readPeriod(query),
    search: (query.get('q') ?? '').trim().slice(0, MAX_ORDER_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Writes the list's query: `?status=new&page=2`, or empty. */
export function writeOrdersQuery({ status, from, to, search, page }: OrdersChoice): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
