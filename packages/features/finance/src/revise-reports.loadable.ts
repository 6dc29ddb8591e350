import { unwrap, type ReviseReport } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';
import { writeReviseQuery, type ReviseChoice } from './revise-choice.ts';

/** A page of the reconciliation report of a period (X9). */
export const reviseReports = createLoadable<ReviseChoice, ReviseReport>({
  name: 'revise-reports',
  key: writeReviseQuery,
  isShape: hasItems,
  call: (api, { from, to, page }, signal) =>
    unwrap(
      api.GET('/services/cabinet/revise', {
        params: { query: { ...(from && { from }), ...(to && { to }), page } },
        signal,
      }),
    ),
  max: 2,
});
