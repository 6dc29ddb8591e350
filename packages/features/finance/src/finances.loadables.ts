import { unwrap, type DebtPayment, type Finance } from '@partshop/api-client';
import { createLoadable, hasItems, isList } from '@partshop/features/core';
import { writeFinanceQuery, type FinanceChoice } from './finance-choice.ts';

/** What the client owes, and a page of the ledger (X9). */
export const finances = createLoadable<FinanceChoice, Finance>({
  name: 'finances',
  key: writeFinanceQuery,
  isShape: ({ open, entries }) => isList(open) && hasItems(entries),
  call: (api, { kind, from, to, page }, signal) =>
    unwrap(
      api.GET('/services/cabinet/finance', {
        params: { query: { ...(kind && { kind }), ...(from && { from }), ...(to && { to }), page } },
        signal,
      }),
    ),
  max: 2,
});

/** A payment of the debt, by its id. The shop asks the provider where it does not know. */
export const debtPayments = createLoadable<number, DebtPayment>({
  name: 'debt-payments',
  key: String,
  call: (api, id, signal) =>
    unwrap(api.GET('/services/cabinet/finance/payment/{id}', { params: { path: { id } }, signal })),
  max: 1,
});
