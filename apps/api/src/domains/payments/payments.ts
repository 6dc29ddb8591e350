import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  cancelUnpaid,
  findDueRefunds,
  findPending,
  findUnpaidOrders,
  keepStarted,
  markRefunded,
  openPayment,
  planRefunds,
  settlePayment,
  type KnownPayment,
} from './payments.queries.ts';
import { PaymentFailed, type PaymentProvider, type ProviderName } from './provider.ts';

/** Later, a provider has long refused what nobody paid. */
const ASKED_MS = 3 * 24 * 60 * 60_000;

export type PaymentSetup = Pick<ApiSetup, 'database' | 'clock' | 'log'> & {
  /** In the order in which they are offered; empty for a shop where nothing is paid online. */
  providers: readonly PaymentProvider[];
};

export type Payments = {
  providers: readonly PaymentProvider[];
  /** Begins the payment of an order, or goes on with it: where to pay. Undefined for an order that waits for none. */
  begin: (order: { id: number; number: string }, name: ProviderName, returnUrl: string) => Promise<string | undefined>;
  /** Asks the provider about a payment and settles it. Throws `PaymentFailed` when the provider does not answer. */
  settle: (payment: KnownPayment) => Promise<void>;
  /** Gives back what is due; what fails is tried again later. */
  refundDue: () => Promise<void>;
  /** Settles what providers told nobody of, ends reservations that nobody paid, and gives back what is due. */
  work: () => Promise<void>;
};

/** Holds nothing itself: any number of processes share the database's payments. */
export function createPayments({ database, clock, log, providers }: PaymentSetup): Payments {
  const { db, sales } = database;
  const providerOf = (name: ProviderName) => {
    const provider = providers.find((one) => one.name === name);
    if (!provider) throw new PaymentFailed('This provider is not connected any more.');
    return provider;
  };

  async function settle({ id, provider, providerId }: KnownPayment): Promise<void> {
    if (providerId === null) return;
    const found = await providerOf(provider).find(providerId);
    if (found) await inTransaction(sales, async (trx) => settlePayment(trx, id, found, clock()));
  }

  /** A provider that fails keeps nobody from the rest. */
  async function trying(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PaymentFailed)) throw error;
      log.warn({ reason: error.message }, `${what} failed and is tried again`);
    }
  }

  async function refundDue(): Promise<void> {
    await inTransaction(sales, async (trx) => planRefunds(trx, clock()));
    for (const { id, key, kopecks, provider, providerId } of await findDueRefunds(db)) {
      await trying('a refund', async () => {
        await providerOf(provider).refund({ providerId, key, kopecks });
        await markRefunded(db, id, clock());
      });
    }
  }

  return {
    providers,
    settle,
    refundDue,

    async begin({ id, number }, name, returnUrl) {
      const provider = providerOf(name);
      const payment = await inTransaction(sales, async (trx) => openPayment(trx, id, { provider: name, now: clock() }));
      if (!payment) return undefined;
      if (payment.url !== null) return payment.url;
      const { key, kopecks } = payment;
      const started = await provider.start({ key, number, kopecks, returnUrl });
      await keepStarted(db, payment.id, started);
      return started.url;
    },

    async work() {
      const now = clock();
      for (const payment of await findPending(db, new Date(now.getTime() - ASKED_MS))) {
        await trying('a question about a payment', async () => settle(payment));
      }
      for (const orderId of await findUnpaidOrders(db, now)) {
        await inTransaction(sales, async (trx) => cancelUnpaid(trx, orderId, clock()));
      }
      await refundDue();
    },
  };
}
