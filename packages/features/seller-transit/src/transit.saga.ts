import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { orderMessages } from '@partshop/features/orders';
import { readPage } from '@partshop/features/search';
import { faultMessages } from '@partshop/features/seller-offers';
import {
  loadUsualForBad,
  positionSales,
  readArticle,
  readPeriodChoice,
  readPositionsChoice,
  salesMessages,
  sellerSales,
  soldPositions,
  type PERIOD_QUERY,
  type TRAFFIC_QUERY,
} from '@partshop/features/seller-sales';
import { positionTerms, transitClaims, transitOrders, transits, transitStatistics } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { readKind, readState } from './transit-paths.ts';
import type { CLAIMS_QUERY, ORDERS_QUERY, TRANSITS_QUERY } from './transit.query.ts';

type PeriodArgs = LoadArgs<(typeof PERIOD_QUERY)[number]>;
type PositionArgs = LoadArgs<(typeof TRAFFIC_QUERY)[number]>;
type Name = keyof typeof messages.texts;

/** How a page of positions is sorted unless it says otherwise. */
export const USUAL_ORDER = 'sum';

const describe = function* (title: Name): Saga {
  yield* describePage(messages, (t) => ({ title: t(title), isIndexed: false }));
};

/** /seller/cross-docking. Critical: the goods of the chosen kind, and how many there are of each. */
export function* loadTransits({ query }: LoadArgs<(typeof TRANSITS_QUERY)[number]>): Saga {
  yield all([
    call(transits.load, { kind: readKind(query), page: readPage(query) }),
    call(loadTexts, messages, salesMessages),
  ]);
  yield* describe('title');
}

/** /seller/cross-docking/history-price. Critical: a page of positions, or the terms of the one that is asked for. */
export function* loadHistory({ query }: PositionArgs): Saga {
  const choice = readPositionsChoice(query, USUAL_ORDER);
  const articleId = readArticle(query);
  yield all([
    call(loadUsualForBad, choice.period, function* load(period): Saga {
      if (articleId === null) yield* soldPositions.load({ ...choice, period });
      else yield* positionTerms.load({ period, articleId });
    }),
    call(loadTexts, messages, salesMessages, faultMessages),
  ]);
  yield* describe('history');
}

/** /seller/cross-docking/position-show. Critical: a page of positions; or what one sold, asked and sent. */
export function* loadPosition({ query }: PositionArgs): Saga {
  const choice = readPositionsChoice(query, USUAL_ORDER);
  const articleId = readArticle(query);
  yield all([
    call(loadUsualForBad, choice.period, function* load(period): Saga {
      if (articleId === null) yield* soldPositions.load({ ...choice, period });
      else {
        yield all([
          call(positionSales.load, { period, articleId }),
          call(positionTerms.load, { period, articleId }),
          call(transitStatistics.load, { period, articleId }),
          call(transits.load, { kind: 'all', page: readPage(query), articleId }),
        ]);
      }
    }),
    call(loadTexts, messages, salesMessages, faultMessages),
  ]);
  yield* describe('position');
}

/** /seller/cross-docking/diagnostics. Critical: the claims. */
export function* loadClaims({ query }: LoadArgs<(typeof CLAIMS_QUERY)[number]>): Saga {
  yield all([
    call(transitClaims.load, { state: readState(query), page: readPage(query) }),
    call(loadTexts, messages, orderMessages, formMessages),
  ]);
  yield* describe('claims');
}

/** /seller/cross-docking/statistics. Critical: the figures. */
export function* loadStatistics({ query }: PeriodArgs): Saga {
  yield all([
    call(loadUsualForBad, readPeriodChoice(query), function* load(period): Saga {
      yield* transitStatistics.load({ period });
    }),
    call(loadTexts, messages, salesMessages),
  ]);
  yield* describe('statistics');
}

/** /seller/cross-docking/statistics-show. Critical: the figures of what was sent, and of what was looked at and ordered. */
export function* loadComparison({ query }: PeriodArgs): Saga {
  yield all([
    call(loadUsualForBad, readPeriodChoice(query), function* load(period): Saga {
      yield all([call(transitStatistics.load, { period }), call(sellerSales.load, period)]);
    }),
    call(loadTexts, messages, salesMessages),
  ]);
  yield* describe('comparison');
}

/** /seller/cross-docking/statistics-orders. Critical: the page of orders. */
export function* loadOrders({ query }: LoadArgs<(typeof ORDERS_QUERY)[number]>): Saga {
  yield all([
    call(loadUsualForBad, readPeriodChoice(query), function* load(period): Saga {
      yield* transitOrders.load({ period, page: readPage(query) });
    }),
    call(loadTexts, messages, salesMessages),
  ]);
  yield* describe('orders');
}
