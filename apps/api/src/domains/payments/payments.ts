import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  cancelUnpaid,
  findDueRefunds,
  findPending,
  findUnpaidOrders,
  keepStarted,
  markRefunded,
  openDebtPayment,
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
  /** Begins to pay a part of a client's debt, or goes on with it. The buyer returns to the page that `returnTo` makes of the payment's id. */
  beginDebt: (
    debt: { clientId: number; kopecks: number; number: string },
    name: ProviderName,
    returnTo: (id: number) => string,
  ) => Promise<{ id: number; url: string }>;
  /** Settles a payment. Returns false when its provider does not answer; it is asked again later. */
  ask: (payment: KnownPayment) => Promise<boolean>;
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

  /** Where a payment is made at its provider. */
  async function start(
    { id, url, key, kopecks }: KnownPayment,
    provider: PaymentProvider,
    way: { number: string; returnUrl: string },
  ): Promise<string> {
    if (url !== null) return url;
    const started = await provider.start({ key, kopecks, ...way });
    await keepStarted(db, id, started);
    return started.url;
  }

  /** A provider that fails keeps nobody from the rest. Returns whether the work was done. */
  async function trying(what: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof PaymentFailed)) throw error;
      log.warn({ reason: error.message }, `${what} failed and is tried again`);
      return false;
    }
  }

  const ask: Payments['ask'] = async (payment) => trying('a question about a payment', async () => settle(payment));

  async function refundDue(): Promise<void> {
    await inTransaction(sales, async (trx) => planRefunds(trx, clock()));
    for (const refund of await findDueRefunds(db)) {
      const { key, kopecks, provider, providerId } = refund;
      await trying('a refund', async () => {
        await providerOf(provider).refund({ providerId, key, kopecks });
        await inTransaction(sales, async (trx) => markRefunded(trx, refund, clock()));
      });
    }
  }

  return {
    providers,
    ask,
    settle,
    refundDue,

    async begin({ id, number }, name, returnUrl) {
      const provider = providerOf(name);
      const payment = await inTransaction(sales, async (trx) => openPayment(trx, id, { provider: name, now: clock() }));
      if (!payment) return undefined;
      return start(payment, provider, { number, returnUrl });
    },

    async beginDebt({ clientId, kopecks, number }, name, returnTo) {
      const provider = providerOf(name);
      const payment = await inTransaction(sales, async (trx) =>
        openDebtPayment(trx, { clientId, kopecks, provider: name, now: clock() }),
      );
      return { id: payment.id, url: await start(payment, provider, { number, returnUrl: returnTo(payment.id) }) };
    },

    async work() {
      const now = clock();
      for (const payment of await findPending(db, new Date(now.getTime() - ASKED_MS))) {
        await ask(payment);
      }
      for (const orderId of await findUnpaidOrders(db, now)) {
        await inTransaction(sales, async (trx) => cancelUnpaid(trx, orderId, clock()));
      }
      await refundDue();
    },
  };
}
