import { all, call } from 'redux-saga/effects';
import { ApiError } from '@partshop/api-client';
import {
  awaitCurrentUser,
  describePage,
  loadTexts,
  pick,
  selectIsWholesale,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { messages as financeMessages } from './finance.messages.ts';
import { readReviseChoice, USUAL_REPORT, type ReviseChoice } from './revise-choice.ts';
import { reviseReports } from './revise-reports.loadable.ts';
import { messages } from './revise.messages.ts';
import type { REVISE_QUERY } from './revise.query.ts';

/** /client/revise-reports. Critical: the report of a wholesale client. A retail client is told where orders are. */
export function* loadRevise({ query }: LoadArgs<(typeof REVISE_QUERY)[number]>): Saga {
  yield* awaitCurrentUser();
  yield all([
    call(loadTexts, messages, financeMessages, sharedMessages, formMessages),
    ...((yield* pick(selectIsWholesale)) ? [call(loadReport, readReviseChoice(query))] : []),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Loads the usual report for days that make no sense; the page says so. */
function* loadReport(choice: ReviseChoice): Saga {
  try {
    yield* reviseReports.load(choice);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    yield* reviseReports.load(USUAL_REPORT);
  }
}
