import { unwrap, type PositionSales, type SellerSales, type SoldPositions } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import { askedOf, type PeriodChoice, type PositionsChoice } from './sales-choice.ts';

export const keyOfPeriod = ({ from, to, days }: PeriodChoice) => `${from}/${to}/${days}`;

export const periodParams = ({ from, to, days }: PeriodChoice) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(days && { days: Number(days) }),
});

/** What the seller sold in a period. */
export const sellerSales = createLoadable<PeriodChoice, SellerSales>({
  name: 'sellerSales',
  key: keyOfPeriod,
  isShape: ({ steps }) => isList(steps),
  call: (api, period, signal) =>
    unwrap(api.GET('/services/seller/sales_json', { params: { query: periodParams(period) }, signal })),
});

/** How many positions the overview names of a kind. */
export const FEW = 5;
export type PositionsPage = PositionsChoice & { take?: typeof FEW };

/** Names which positions are asked for. */
export const positionsKey = ({ period, kind, order, where, faults, number }: Omit<PositionsChoice, 'page'>): string =>
  [keyOfPeriod(period), kind, order, where, faults, number].join(' ');

/** A page of the seller's positions. */
export const soldPositions = createLoadable<PositionsPage, SoldPositions>({
  name: 'soldPositions',
  key: ({ page, take = '', ...choice }) => `${page} ${take} ${positionsKey(choice)}`,
  isShape: ({ positions }) => isList(positions),
  call: (api, { period, page, take, ...choice }, signal) =>
    unwrap(
      api.GET('/services/seller/positions_json', {
        params: { query: { ...periodParams(period), ...askedOf(choice), page, ...(take && { take }) } },
        signal,
      }),
    ),
});

/** What became of one position. */
export const positionSales = createLoadable<{ period: PeriodChoice; articleId: number }, PositionSales>({
  name: 'positionSales',
  key: ({ period, articleId }) => `${articleId} ${keyOfPeriod(period)}`,
  isShape: ({ steps }) => isList(steps),
  call: (api, { period, articleId }, signal) =>
    unwrap(
      api.GET('/services/seller/position_json/{articleId}', {
        params: { path: { articleId }, query: periodParams(period) },
        signal,
      }),
    ),
});
