import { BlockList, isIPv4 } from 'node:net';
import type { paymentsCalls } from '@partshop/api-client/contract';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { langPrefix, languageOf } from '../../platform/http/language.ts';
import { findOrder } from '../orders/index.ts';
import { decideDemoPayment, findDemoPayment } from './demo-provider.queries.ts';
import type { Payments } from './payments.ts';
import { findLastPayment, findOrderToPay, findPaymentBy, isRefunded, keepNotice } from './payments.queries.ts';
import { PaymentFailed, type PaymentProvider } from './provider.ts';

/** The tools of handlers that take payments. */
export type PaymentTools = CallTools & { payments: Payments };

export function paymentsHandlers(tools: PaymentTools): CallHandlers<typeof paymentsCalls> {
  const { database, clock, siteConfig, sessions, payments, publicOrigin, addressOf, log } = tools;
  const { db } = database;
  const unknown = (message = 'No such order.') => new HttpError(404, { code: 'not-found', message });
  const providerOf = (name: string): PaymentProvider | undefined => payments.providers.find((one) => one.name === name);

  /** The order, where the session may see it. */
  async function visibleOrder(c: ApiContext, number: string, view: Parameters<typeof languageOf>[0]) {
    const session = await sessions.find(c);
    const lang = languageOf(view, siteConfig);
    if (!session || !(await findOrder(db, session, number, { lang, now: clock() }))) throw unknown();
    const order = await findOrderToPay(db, number);
    if (!order) throw unknown();
    return order;
  }

  /** Asks the provider of a payment that it told nothing of yet; a provider that is down is asked later. */
  async function settleLast(orderId: number): Promise<void> {
    const last = await findLastPayment(db, orderId);
    if (last?.status !== 'pending') return;
    await payments.settle(last).catch(ignorePaymentFailed);
  }

  const ignorePaymentFailed = (error: unknown): void => {
    if (!(error instanceof PaymentFailed)) throw error;
    log.warn({ reason: error.message }, 'a provider did not answer');
  };

  async function demoOf(id: string) {
    const payment = providerOf('demo') && (await findDemoPayment(db, id));
    if (!payment) throw unknown('No such payment.');
    return payment;
  }

  async function takeNotice(provider: PaymentProvider, body: unknown): Promise<boolean> {
    const notice = provider.readNotice(body);
    const payment = notice && (await findPaymentBy(db, provider.name, notice.providerId));
    if (!payment) return false;
    // Settled before the notice is kept: one that was cut off is sent again, and settling twice changes nothing.
    await payments.settle(payment);
    const { noticeId } = notice;
    await keepNotice(db, { provider: provider.name, noticeId, paymentId: payment.id, now: clock() });
    await payments.refundDue();
    return true;
  }

  return {
    payJson: async (c) => {
      const { id: number } = c.req.valid('param');
      const { isPayPal, ...view } = c.req.valid('query');
      const order = await visibleOrder(c, number, view);
      const wanted = isPayPal ? providerOf('paypal') : payments.providers.find(({ name }) => name !== 'paypal');
      if (!wanted) throw new HttpError(409, { code: 'not-payable', message: 'This way to pay is not offered.' });
      // Paid already, though the shop has not heard of it: then nothing is to be paid again.
      await settleLast(order.id);
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const returnUrl = `${origin}${langPrefix(languageOf(view, siteConfig), siteConfig)}/pay/${number}`;
      const url = await payments.begin({ id: order.id, number }, wanted.name, returnUrl).catch((error: unknown) => {
        if (!(error instanceof PaymentFailed)) throw error;
        throw new HttpError(503, { code: 'unavailable', message: 'The provider does not answer.', retryAfter: 30 });
      });
      if (url === undefined) throw new HttpError(409, { code: 'not-payable', message: 'Nothing is to be paid.' });
      return c.json({ url }, 200);
    },

    paymentState: async (c) => {
      const { id: number } = c.req.valid('param');
      const view = c.req.valid('query');
      const { id } = await visibleOrder(c, number, view);
      await settleLast(id);
      const [order, last] = await Promise.all([findOrderToPay(db, number), findLastPayment(db, id)]);
      const isBack = last !== undefined && last.status !== 'pending' && (await isRefunded(db, last.id));
      const state = last === undefined ? 'none' : isBack || last.status === 'unwanted' ? 'refunded' : last.status;
      return c.json(
        {
          state,
          isPayable: order?.status === 'awaiting-payment' && payments.providers.length > 0,
          payable: order?.status === 'awaiting-payment' ? order.owed : (last?.kopecks ?? order?.owed ?? 0),
          isDemo: providerOf('demo') !== undefined,
          hasPayPal: providerOf('paypal') !== undefined,
        },
        200,
      );
    },

    paymentNotice: async (c) => {
      const provider = providerOf(c.req.valid('param').id);
      if (!provider || !isAllowed(provider, addressOf(c.req.raw))) throw unknown('No such provider.');
      const isKnown = await takeNotice(provider, c.req.valid('json')).catch((error: unknown) => {
        if (!(error instanceof PaymentFailed)) throw error;
        throw new HttpError(503, { code: 'unavailable', message: 'The provider does not answer.', retryAfter: 30 });
      });
      if (!isKnown) throw unknown('No such payment.');
      return c.json({ ok: true as const }, 200);
    },

    demoPayment: async (c) => {
      const { number, kopecks, status } = await demoOf(c.req.valid('query').payment);
      return c.json({ number, payable: kopecks, status }, 200);
    },

    demoPaymentAct: async (c) => {
      const { payment: id, action } = c.req.valid('json');
      await demoOf(id);
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

/** Whether a notice comes from where the provider sends them. */
function isAllowed({ networks }: PaymentProvider, address: string): boolean {
  if (!networks) return true;
  const allowed = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    allowed.addSubnet(start, Number(bits), isIPv4(start) ? 'ipv4' : 'ipv6');
  }
  const [plain = ''] = address.split('/');
  return allowed.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}
