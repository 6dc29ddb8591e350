import { paymentsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { paymentsHandlers } from './payments.calls.ts';

/** Payments of orders and of debts, and what is given back of them. */
export const paymentsDomain = defineDomain(paymentsCalls, paymentsHandlers);

export { createPayments } from './payments.ts';
export { notPayable, toUnavailable } from './payment-errors.ts';
export { findDebtPayment } from './payments.queries.ts';
export type { PaymentTools } from './payments.calls.ts';
export { createProviders } from './providers.ts';
export type { PaymentProvider } from './provider.ts';
