import {
  unwrap,
  type ClaimState,
  type PositionTerms,
  type TransitClaims,
  type TransitKind,
  type TransitOrders,
  type Transits,
  type TransitStatistics,
} from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import { keyOfPeriod, periodParams, type PeriodChoice } from '@partshop/features/seller-sales';

/** What the seller asked for a position over time. */
export const positionTerms = createLoadable<{ period: PeriodChoice; articleId: number }, PositionTerms>({
  name: 'positionTerms',
  key: ({ period, articleId }) => `${articleId} ${keyOfPeriod(period)}`,
  isShape: ({ steps }) => isList(steps),
  call: (api, { period, articleId }, signal) =>
    unwrap(
      api.GET('/services/seller/position-terms_json/{articleId}', {
        params: { path: { articleId }, query: periodParams(period) },
        signal,
      }),
    ),
});

export type TransitsPage = { kind: TransitKind; page: number; articleId?: number };

/** A page of what the seller sent to the warehouse, of all positions or of one. */
export const transits = createLoadable<TransitsPage, Transits>({
  name: 'transits',
  key: ({ kind, page, articleId = '' }) => `${kind} ${page} ${articleId}`,
  isShape: ({ transits: found }) => isList(found),
  call: (api, query, signal) => unwrap(api.GET('/services/seller/transits_json', { params: { query }, signal })),
});

/** What became of what the seller sent in a period, of all positions or of one. */
export const transitStatistics = createLoadable<{ period: PeriodChoice; articleId?: number }, TransitStatistics>({
  name: 'transitStatistics',
  key: ({ period, articleId = '' }) => `${articleId} ${keyOfPeriod(period)}`,
  isShape: ({ steps }) => isList(steps),
  call: (api, { period, articleId }, signal) =>
    unwrap(
      api.GET('/services/seller/transit-statistics_json', {
        params: { query: { ...periodParams(period), ...(articleId === undefined ? {} : { articleId }) } },
        signal,
      }),
    ),
});

/** A page of the orders of which the seller sent something in a period. */
export const transitOrders = createLoadable<{ period: PeriodChoice; page: number }, TransitOrders>({
  name: 'transitOrders',
  key: ({ period, page }) => `${page} ${keyOfPeriod(period)}`,
  isShape: ({ orders }) => isList(orders),
  call: (api, { period, page }, signal) =>
    unwrap(
      api.GET('/services/seller/transit-orders_json', { params: { query: { ...periodParams(period), page } }, signal }),
    ),
});

/** A page of the claims of the warehouse. */
export const transitClaims = createLoadable<{ state: ClaimState; page: number }, TransitClaims>({
  name: 'transitClaims',
  key: ({ state, page }) => `${state} ${page}`,
  isShape: ({ claims }) => isList(claims),
  call: (api, query, signal) => unwrap(api.GET('/services/seller/claims_json', { params: { query }, signal })),
});
