import { all, call } from 'redux-saga/effects';
import { ApiError } from '@partshop/api-client';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { faultMessages } from '@partshop/features/seller-offers';
import { fewPositions } from './few-positions.ts';
import { positionSales, sellerSales, soldPositions } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { readArticle, readPeriodChoice, readPositionsChoice, USUAL_PERIOD, type PeriodChoice } from './sales-choice.ts';
import type { PERIOD_QUERY, TRAFFIC_QUERY } from './sales.query.ts';

type PeriodArgs = LoadArgs<(typeof PERIOD_QUERY)[number]>;
type TrafficArgs = LoadArgs<(typeof TRAFFIC_QUERY)[number]>;

/** /seller/realization. Critical: the sales, and the positions that earn nothing, ran out or come back. */
export function* loadOverview({ query }: PeriodArgs): Saga {
  yield all([
    call(loadUsualForBad, readPeriodChoice(query), function* load(period): Saga {
      yield all([call(sellerSales.load, period), ...fewPositions(period).map((few) => call(soldPositions.load, few))]);
    }),
    call(loadTexts, messages, faultMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** /seller/realization/traffic-goods. Critical: the days of all positions and a page of them, or the days of the one that is asked for. */
export function* loadTraffic({ query }: TrafficArgs): Saga {
  const choice = readPositionsChoice(query, 'views');
  const articleId = readArticle(query);
  yield all([
    call(loadUsualForBad, choice.period, function* load(period): Saga {
      if (articleId !== null) yield* positionSales.load({ period, articleId });
      else yield all([call(sellerSales.load, period), call(soldPositions.load, { ...choice, period })]);
    }),
    call(loadTexts, messages, faultMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('traffic'), isIndexed: false }));
}

/** /seller/realization/statistics-show. Critical: the sales. */
export function* loadStatistics({ query }: PeriodArgs): Saga {
  yield all([
    call(loadUsualForBad, readPeriodChoice(query), function* load(period): Saga {
      yield* sellerSales.load(period);
    }),
    call(loadTexts, messages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('statistics'), isIndexed: false }));
}

/** Loads the usual period for days that make no sense; the page says so. */
export function* loadUsualForBad(period: PeriodChoice, load: (period: PeriodChoice) => Saga): Saga {
  try {
    yield* load(period);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    yield* load(USUAL_PERIOD);
  }
}
