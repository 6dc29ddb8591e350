import { all, call } from 'redux-saga/effects';
import { ApiError } from '@partshop/api-client';
import {
  describePage,
  loadTexts,
  pickCurrency,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { readPeriod } from '@partshop/features/finance';
import { saleReports, USUAL_PERIOD } from './sale-reports.loadable.ts';
import { messages } from './statistics.messages.ts';
import type { STATISTICS_QUERY } from './statistics.query.ts';

/** /client/statistic-orders. Critical: the report. */
export function* loadStatistics({ query }: LoadArgs<(typeof STATISTICS_QUERY)[number]>): Saga {
  yield all([call(loadReport, readPeriod(query)), call(loadTexts, messages, orderStatusMessages, sharedMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Loads the usual report for days that make no sense; the page says so. */
function* loadReport(period: typeof USUAL_PERIOD): Saga {
  const currency = yield* pickCurrency();
  try {
    yield* saleReports.load({ ...period, currency });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    yield* saleReports.load({ ...USUAL_PERIOD, currency });
  }
}
