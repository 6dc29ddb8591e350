import type { paymentsCalls } from '@partshop/api-client/contract';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { langPrefix, languageOf } from '../../platform/http/language.ts';
import { createNetworkList } from '../../platform/http/networks.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findOrderPayment, findVisibleOrder, unknownOrder } from '../orders/index.ts';
import { decideDemoPayment, findDemoPayment } from './demo-provider.queries.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import type { Payments } from './payments.ts';
import {
  findBegun,
  findDebtOf,
  findLastPayment,
  findPaymentBy,
  keepNotice,
  keepStarted,
  payOnReceipt,
  type KnownPayment,
} from './payments.queries.ts';
import { notPayable, toUnavailable } from './payment-errors.ts';
import type { Notice, PaymentProvider } from './provider.ts';

/** The tools of handlers that take payments. */
export type PaymentTools = CallTools & { payments: Payments };

export function paymentsHandlers(tools: PaymentTools): CallHandlers<typeof paymentsCalls> {
  const { database, clock, siteConfig, sessions, payments, publicOrigin, addressOf } = tools;
  const { db } = database;
  const unknown = (message: string) => new HttpError(404, { code: 'not-found', message });
  const providerOf = (name: string): PaymentProvider | undefined => payments.providers.find((one) => one.name === name);

  /** An order by its number, where the session may see it. */
  async function visibleOrder(
    c: ApiContext,
    number: string,
  ): Promise<{ id: number; number: string; session: Session }> {
    const session = await sessions.find(c);
    const id = session && (await findVisibleOrder(db, session, number, clock()));
    if (!session || id === undefined) throw unknownOrder();
    return { id, number, session };
  }

  /** Asks the provider of a payment that it told nothing of yet. Returns false when it does not answer; it is asked again later. */
  async function settleLast(orderId: number): Promise<boolean> {
    const last = await findLastPayment(db, orderId);
    return last?.status !== 'pending' || payments.ask(last);
  }

  /** A payment of the stand-in, where the session may see its order, or it pays the client's own debt. */
  async function demoOf(c: ApiContext, id: string) {
    const payment = providerOf('demo') && (await findDemoPayment(db, id));
    if (!payment) throw unknown('No such payment.');
    const debt = await findDebtOf(db, payment.key);
    if (!debt) await visibleOrder(c, payment.number);
    else if ((await sessions.find(c))?.currentUser?.clientId !== debt.clientId) throw unknown('No such payment.');
    return { ...payment, debtPayment: debt?.id ?? null };
  }

  /** The payment of a notice that came before the shop knew its id: the provider itself must say which it is. */
  async function findBegunOf(
    provider: PaymentProvider,
    { providerId, key }: Notice,
  ): Promise<KnownPayment | undefined> {
    const begun = key === undefined ? undefined : await findBegun(db, provider.name, key);
    if (!begun || (await provider.find(providerId))?.key !== key) return undefined;
    await keepStarted(db, begun.id, { providerId });
    return { ...begun, providerId };
  }

  async function takeNotice(provider: PaymentProvider, body: unknown): Promise<boolean> {
    const notice = provider.readNotice(body);
    if (!notice) return false;
    const { noticeId, providerId } = notice;
    const payment = (await findPaymentBy(db, provider.name, providerId)) ?? (await findBegunOf(provider, notice));
    if (!payment) return false;
    // Settled before the notice is kept: one that was cut off is sent again, and settling twice changes nothing.
    await payments.settle(payment);
    await keepNotice(db, { provider: provider.name, noticeId, paymentId: payment.id, now: clock() });
    await payments.refundDue();
    return true;
  }

  return {
    payJson: async (c) => {
      const { id: number } = c.req.valid('param');
      const { isPayPal, ...view } = c.req.valid('query');
      const order = await visibleOrder(c, number);
      const wanted = isPayPal ? providerOf('paypal') : payments.providers.find(({ name }) => name !== 'paypal');
      if (!wanted) throw notPayable('This way to pay is not offered.');
      // Paid already, though the shop has not heard of it: then nothing is to be paid again.
      await settleLast(order.id);
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const returnUrl = `${origin}${langPrefix(languageOf(view, siteConfig), siteConfig)}/pay/${number}`;
      const url = await payments.begin(order, wanted.name, returnUrl).catch(toUnavailable);
      if (url === undefined) throw notPayable('Nothing is to be paid.');
      return c.json({ url }, 200);
    },

    paymentState: async (c) => {
      const { id } = await visibleOrder(c, c.req.valid('param').id);
      const isAnswered = await settleLast(id);
      const [payment, last] = await Promise.all([findOrderPayment(db, id), findLastPayment(db, id)]);
      if (!payment) throw unknown('Nothing of this order is paid online.');
      const providers = payments.providers.map(({ name }) => name);
      const isPayable = payment.isPayable && providers.length > 0;
      const url = isPayable && last?.status === 'pending' ? last.url : null;
      return c.json({ ...payment, isPayable, providers, url, isAnswered }, 200);
    },

    payOnReceipt: async (c) => {
      const { id, session } = await visibleOrder(c, c.req.valid('param').id);
      // Paid already, though the shop has not heard of it. What a provider that is down tells later is given back.
      await settleLast(id);
      const by = { role: 'client' as const, clientId: session.currentUser?.clientId };
      const isDone = await inTransaction(database.sales, async (trx) => payOnReceipt(trx, id, by, clock()));
      if (!isDone) throw notPayable('The order waits for no payment.');
      return c.json({ ok: true as const }, 200);
    },

    paymentNotice: async (c) => {
      const provider = providerOf(c.req.valid('param').id);
      if (!provider || !isAllowed(provider, addressOf(c.req.raw))) throw unknown('No such provider.');
      const isKnown = await takeNotice(provider, c.req.valid('json')).catch(toUnavailable);
      if (!isKnown) throw unknown('No such payment.');
      return c.json({ ok: true as const }, 200);
    },

    demoPayment: async (c) => {
      const { number, kopecks, status, debtPayment } = await demoOf(c, c.req.valid('query').payment);
      return c.json({ number, payable: kopecks, status, debtPayment }, 200);
    },

    demoPaymentAct: async (c) => {
      const { payment: id, action } = c.req.valid('json');
      await demoOf(c, id);
      await decideDemoPayment(db, id, action === 'refuse' ? 'refused' : 'paid');
      const provider = providerOf('demo');
      if (!provider) throw unknown('No such payment.');
      const notices = { pay: 1, refuse: 1, delay: 0, twice: 2 }[action];
      for (let sent = 0; sent < notices; sent += 1) {
        await takeNotice(provider, { id: `notice of ${id}`, payment: id });
      }
      return c.json({ ok: true as const }, 200);
    },
  };
}

/** Whether a notice comes from where the provider sends them. `address` may be a network, by which limits count. */
function isAllowed({ networks }: PaymentProvider, address: string): boolean {
  return !networks || createNetworkList(networks)(address.split('/')[0] ?? '');
}
