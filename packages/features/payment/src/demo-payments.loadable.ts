import { unwrap } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export type DemoPayment = {
  /** Of the order, or the code of the client whose debt it pays. */
  number: string;
  payable: number;
  status: 'pending' | 'paid' | 'refused';
  /** The id of a payment of a debt; null for an order. */
  debtPayment: number | null;
};

/** The shop's page that shows how the payment ended. */
export const shopPageOf = ({ number, debtPayment }: DemoPayment): string =>
  debtPayment === null ? paths.pay.to(number) : paths.finance.to(String(debtPayment));

/** A payment at the stand-in for a provider. */
export const demoPayments = createLoadable<string, DemoPayment>({
  name: 'demo-payments',
  key: (payment) => payment,
  call: (api, payment, signal) => unwrap(api.GET('/services/dev/payment', { params: { query: { payment } }, signal })),
  max: 1,
});
