import type { HttpHandler } from 'msw';
import type { SaleReport } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { order } from '@partshop/features/checkout/mocks';

const REPORT = '/services/cabinet/GetSaleReport';
const SUMS = [594_700, 0, 128_400, 1_250_000, 86_000, 341_900, 0, 68_400, 412_300, 903_000, 57_600, 277_100];

const months: SaleReport['months'] = SUMS.map((sum, index) => ({
  month: new Date(Date.UTC(2025, 6 + index, 1)).toISOString().slice(0, 10),
  orders: sum === 0 ? 0 : 1 + (index % 4),
  pieces: sum === 0 ? 0 : 2 + index,
  sum,
}));

const total = {
  orders: months.reduce((all, { orders }) => all + orders, 0),
  pieces: months.reduce((all, { pieces }) => all + pieces, 0),
  sum: SUMS.reduce((all, sum) => all + sum, 0),
};

const report: SaleReport = {
  from: '2025-07-01',
  to: '2026-06-30',
  total,
  months,
  statuses: [
    { status: 'issued', orders: 19 },
    { status: 'in-transit', orders: 3 },
    { status: 'cancelled', orders: 2 },
  ],
  makers: ['MANN-FILTER', 'TRW', 'NGK', 'BOSCH'].map((catalogName, index) => ({
    catalogName,
    orders: 9 - index,
    pieces: 20 - index * 3,
    sum: Math.round(total.sum / (index + 2.2)),
  })),
  articles: order.items.map(
    ({ catalogKey, catalogName, catalogFullNumber, clearNumber, productName, qty, sum }, index) => ({
      catalogKey,
      catalogName,
      catalogFullNumber,
      clearNumber,
      productName,
      orders: 4 - index,
      pieces: qty * 4,
      sum: sum * 4,
    }),
  ),
  currency: order.currency,
};

const nothing: SaleReport = {
  ...report,
  total: { orders: 0, pieces: 0, sum: 0 },
  months: [],
  statuses: [],
  makers: [],
  articles: [],
};

/** A year of orders; an answer has the days that were asked for, and those that end before they begin are refused. */
export const yearOfOrders = (): HttpHandler[] => [
  mockCall('get', REPORT, (request) => {
    const query = new URL(request.url).searchParams;
    const [from, to] = [query.get('from') ?? report.from, query.get('to') ?? report.to];
    return from > to ? refuse(400, { code: 'bad-request' }) : { ...report, from, to };
  }),
];

export const nothingBought = (): HttpHandler[] => [mockCall('get', REPORT, nothing)];
export const slowReport = (): HttpHandler[] => [mockEndless('get', REPORT)];
export const failedReport = (): HttpHandler[] => [mockCall('get', REPORT, refuse(500, { code: 'internal' }))];
