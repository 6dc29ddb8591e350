import { financeCalls, reviseCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { financeHandlers } from './finance.calls.ts';
import { reviseHandlers } from './revise.calls.ts';

/** What wholesale clients owe, the ledger behind it, and the payment of it (X9). */
export const financeDomain = defineDomain(financeCalls, financeHandlers);

/** Reconciliation reports (X9). */
export const reviseDomain = defineDomain(reviseCalls, reviseHandlers);
