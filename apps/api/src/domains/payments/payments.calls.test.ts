import { randomUUID } from 'node:crypto';
import { calls, Order, PaymentState } from '@partshop/api-client/contract';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { createDemoProvider, decideDemoPayment } from './demo-provider.queries.ts';
import { createPayments } from './payments.ts';
import { PaymentFailed, type PaymentProvider } from './provider.ts';

/**
 * The stand-in, which a test can take down, and whose answer to the beginning of a payment it can hold back. It keeps its payments in
 * the database of the shop.
 */
const control: {
  isDown: boolean;
  demo?: PaymentProvider;
  beforeAnswer?: (id: string, key: string) => Promise<unknown>;
} = {
  isDown: false,
};
function reach(): PaymentProvider {
  if (control.isDown || !control.demo) throw new PaymentFailed('down');
  return control.demo;
}
const provider: PaymentProvider = {
  name: 'demo',
  start: async (payment) => {
    const started = await reach().start(payment);
    await control.beforeAnswer?.(started.providerId, payment.key);
    return started;
  },
  find: async (id) => reach().find(id),
  refund: async (refund) => reach().refund(refund),
  readNotice: (body) => control.demo?.readNotice(body),
};

const api = await createTestApi({ paymentProviders: [provider], paymentMinutes: 60 });
const { database, time, visitor } = api;
control.demo = createDemoProvider(database.db, 'on');
const { form, order, shopper, stockOf } = await createShopping(api);
const payments = createPayments({
  database,
  clock: () => time.now,
  log: pino({ level: 'silent' }),
  providers: [provider],
});

beforeEach(() => {
  control.isDown = false;
  delete control.beforeAnswer;
});

const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

async function unpaid() {
  const { goods, guest } = await shopper(2, { price: 10_000 });
  const made = await good(order(guest, form({ PaymentType: 'online' })), Order);
  return { goods, guest, number: made.number, made };
}
const Start = z.object({ url: z.string() });
const begin = async (guest: Visitor, number: string) => good(guest.post(`/pay_json/${number}`, {}), Start);
const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const act = (guest: Visitor, payment: string, action: string) =>
  guest.post(calls.demoPaymentAct.path, { payment, action });
const stateOf = (guest: Visitor, number: string) =>
  good(guest.get(`/services/orders/payment_json/${number}`), PaymentState);
const orderOf = (guest: Visitor, number: string) => good(guest.get(`/services/cabinet/getorders/${number}`), Order);
async function refundedOf(payment: string): Promise<number> {
  const { refunded } = await database.db
    .selectFrom('demo_payments')
    .where('id', '=', payment)
    .select('refunded')
    .executeTakeFirstOrThrow();
  return refunded;
}

describe('an order that is paid online', () => {
  test('waits for its payment, and is paid once the provider says so', async () => {
    const { guest, number, made } = await unpaid();
    expect(made).toMatchObject({
      status: 'awaiting-payment',
      paymentType: 'online',
      items: [{ status: 'awaiting-payment' }],
    });
    expect(await stateOf(guest, number)).toMatchObject({ state: 'none', isPayable: true, payable: 20_000 });
    const payment = idOf(await begin(guest, number));
    expect((await act(guest, payment, 'pay')).status).toBe(200);
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid', items: [{ status: 'paid' }] });
    expect(await stateOf(guest, number)).toMatchObject({ state: 'paid', isPayable: false });
  });

  test('begun twice is one payment', async () => {
    const { guest, number } = await unpaid();
    expect(await begin(guest, number)).toEqual(await begin(guest, number));
  });

  test('whose payment was refused can be paid again', async () => {
    const { guest, number } = await unpaid();
    const first = idOf(await begin(guest, number));
    await act(guest, first, 'refuse');
    expect(await stateOf(guest, number)).toMatchObject({ state: 'refused', isPayable: true });
    const second = idOf(await begin(guest, number));
    expect(second).not.toBe(first);
    await act(guest, second, 'pay');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
    expect(await refundedOf(second)).toBe(0);
  });

  test('is paid although no notice came: the shop asks', async () => {
    const { guest, number } = await unpaid();
    await act(guest, idOf(await begin(guest, number)), 'delay');
    expect(await stateOf(guest, number)).toMatchObject({ state: 'paid' });
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
  });

  test('is paid although nobody came back: the work of each minute asks', async () => {
    const { guest, number } = await unpaid();
    await act(guest, idOf(await begin(guest, number)), 'delay');
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
  });

  test('is paid once although the notice comes twice', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await act(guest, payment, 'twice');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
    expect(await refundedOf(payment)).toBe(0);
    const { rows } = await database.pool.query('select 1 from payment_notices where notice_id like $1', [
      `%${payment}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is paid by a notice that comes before the provider’s answer', async () => {
    const { guest, number } = await unpaid();
    const answers: number[] = [];
    control.beforeAnswer = async (payment, key) => {
      await decideDemoPayment(database.db, payment, 'paid');
      const notice = { id: `early ${payment}`, payment };
      for (const body of [notice, { ...notice, key: randomUUID() }, { ...notice, key }, { ...notice, key }]) {
        answers.push((await visitor().post('/services/payments/notice/demo', body)).status);
      }
    };
    const payment = idOf(await begin(guest, number));
    expect(answers).toEqual([404, 404, 200, 200]);
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid', payment: { state: 'paid', refunds: [] } });
    expect(await refundedOf(payment)).toBe(0);
  });

  test('is not paid by a notice of another payment that names its key', async () => {
    const { guest, number } = await unpaid();
    const other = await unpaid();
    const paid = idOf(await begin(other.guest, other.number));
    await decideDemoPayment(database.db, paid, 'paid');
    await database.pool.query('update payments set provider_id = null where provider_id = $1', [paid]);
    control.beforeAnswer = async (_, key) =>
      expect(await visitor().post('/services/payments/notice/demo', { id: 'x', payment: paid, key })).toMatchObject({
        status: 404,
      });
    await begin(guest, number);
    expect(await orderOf(guest, number)).toMatchObject({ status: 'awaiting-payment' });
  });

  test('begun by two presses at once is one payment', async () => {
    const { guest, number } = await unpaid();
    const begun = await Promise.all(Array.from({ length: 5 }, () => begin(guest, number)));
    expect(new Set(begun.map(({ url }) => url)).size).toBe(1);
    const { rows } = await database.pool.query('select 1 from demo_payments where number = $1', [number]);
    expect(rows).toHaveLength(1);
  });

  test('says until when its goods are kept, and where its payment goes on', async () => {
    const { guest, number, made } = await unpaid();
    const payUntil = new Date(time.now.getTime() + 60 * 60_000).toISOString();
    expect(made.payment).toEqual({ state: 'none', isPayable: true, payable: 20_000, payUntil, refunds: [] });
    expect(await stateOf(guest, number)).toMatchObject({ payUntil, url: null, isAnswered: true, providers: ['demo'] });
    const { url } = await begin(guest, number);
    expect(await stateOf(guest, number)).toMatchObject({ state: 'pending', url });
    await act(guest, idOf({ url }), 'pay');
    expect(await stateOf(guest, number)).toMatchObject({ state: 'paid', payUntil: null, url: null });
  });

  test('paid by ten notices at once has one event', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await decideDemoPayment(database.db, payment, 'paid');
    const notice = { id: 'one', payment };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor().post('/services/payments/notice/demo', notice)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await database.pool.query(
      `select 1 from order_item_events e join order_items i on i.id = e.item_id join orders o on o.id = i.order_id
       where o.number = $1 and e.to_status = 'paid'`,
      [number],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('money goes back', () => {
  test('when an order is paid a second time', async () => {
    const { guest, number } = await unpaid();
    const first = idOf(await begin(guest, number));
    // A second payment was open in another tab.
    await database.pool.query(`update payments set status = 'refused' where provider_id = $1`, [first]);
    const second = idOf(await begin(guest, number));
    await database.pool.query(`update payments set status = 'pending' where provider_id = $1`, [first]);
    await act(guest, second, 'pay');
    await act(guest, first, 'pay');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
    expect([await refundedOf(first), await refundedOf(second)]).toEqual([20_000, 0]);
  });

  test('when the order was cancelled before the payment arrived', async () => {
    const { goods, guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    later(61);
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
    await act(guest, payment, 'pay');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'cancelled' });
    expect(await refundedOf(payment)).toBe(20_000);
    expect(await stateOf(guest, number)).toMatchObject({ state: 'refunded', isPayable: false });
  });

  test('when another sum was paid than is owed; the order still waits', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await database.pool.query('update demo_payments set kopecks = 100 where id = $1', [payment]);
    await act(guest, payment, 'pay');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'awaiting-payment' });
    expect(await refundedOf(payment)).toBe(100);
  });

  test('for goods that a seller refuses after the payment, once', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await act(guest, payment, 'pay');
    await database.pool.query(`update orders set total = 5000 where number = $1`, [number]);
    await payments.work();
    await payments.work();
    expect(await refundedOf(payment)).toBe(15_000);
    expect(await orderOf(guest, number)).toMatchObject({
      payment: { state: 'paid', payable: 20_000, refunds: [{ amount: 15_000, doneAt: time.now.toISOString() }] },
    });
  });

  test('later, when the provider is down at first', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await act(guest, payment, 'pay');
    await database.pool.query('update orders set total = 0 where number = $1', [number]);
    control.isDown = true;
    await payments.work();
    expect(await refundedOf(payment)).toBe(0);
    expect(await orderOf(guest, number)).toMatchObject({
      payment: { state: 'refunded', refunds: [{ amount: 20_000, doneAt: null }] },
    });
    control.isDown = false;
    await payments.work();
    expect(await refundedOf(payment)).toBe(20_000);
  });
});

describe('reservations', () => {
  test('of unpaid orders end after an hour, and not before', async () => {
    const { goods, guest, number } = await unpaid();
    later(59);
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'awaiting-payment' });
    later(2);
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
  });

  test('do not end when the payment was made, though nobody told the shop', async () => {
    const { guest, number } = await unpaid();
    await act(guest, idOf(await begin(guest, number)), 'delay');
    later(61);
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid' });
  });
});

test('a provider that is down is 503 with Retry-After, and a retry then begins the payment', async () => {
  const { guest, number } = await unpaid();
  control.isDown = true;
  const answer = await guest.post(`/pay_json/${number}`, {});
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await stateOf(guest, number)).toMatchObject({ state: 'pending', isPayable: true });
  control.isDown = false;
  expect((await begin(guest, number)).url).toContain('/pay-demo/');
  control.isDown = true;
  expect(await stateOf(guest, number)).toMatchObject({ state: 'pending', isAnswered: false });
});

describe('an order can be paid on receipt instead', () => {
  const onReceipt = (guest: Visitor, number: string) =>
    guest.post(`/services/orders/pay_on_receipt_json/${number}`, {});

  test('while it waits for its payment, also when the provider is down', async () => {
    const { guest, number } = await unpaid();
    await begin(guest, number);
    control.isDown = true;
    for (const _ of [1, 2]) expect(await onReceipt(guest, number)).toMatchObject({ status: 200 });
    expect(await orderOf(guest, number)).toMatchObject({ status: 'new', paymentType: 'on-receipt' });
    later(61);
    await payments.work();
    expect(await orderOf(guest, number)).toMatchObject({ status: 'new' });
  });

  test('and a payment that arrives afterwards goes back', async () => {
    const { guest, number } = await unpaid();
    const payment = idOf(await begin(guest, number));
    await onReceipt(guest, number);
    await act(guest, payment, 'pay');
    expect(await orderOf(guest, number)).toMatchObject({ status: 'new', payment: { state: 'refunded' } });
    expect(await refundedOf(payment)).toBe(20_000);
  });

  test('but not once it is paid, though nobody told the shop', async () => {
    const { guest, number } = await unpaid();
    await act(guest, idOf(await begin(guest, number)), 'delay');
    expect(await onReceipt(guest, number)).toMatchObject({ status: 409, body: { code: 'not-payable' } });
    expect(await orderOf(guest, number)).toMatchObject({ status: 'paid', paymentType: 'online' });
  });
});

test('a payment begun for another sum is not gone on with', async () => {
  const { guest, number } = await unpaid();
  const first = idOf(await begin(guest, number));
  await database.pool.query('update orders set total = 15000 where number = $1', [number]);
  const second = idOf(await begin(guest, number));
  expect(second).not.toBe(first);
  await act(guest, first, 'pay');
  expect(await refundedOf(first)).toBe(20_000);
  await act(guest, second, 'pay');
  expect(await orderOf(guest, number)).toMatchObject({ status: 'paid', payment: { state: 'paid', payable: 15_000 } });
});

test('somebody else’s order is 404 for every call, as an unknown one', async () => {
  const { guest, number } = await unpaid();
  const stranger = (await shopper()).guest;
  for (const one of [number, '26-0000-0000']) {
    expect(await stranger.post(`/pay_json/${one}`, {})).toMatchObject({ status: 404 });
    expect(await stranger.get(`/services/orders/payment_json/${one}`)).toMatchObject({ status: 404 });
    expect(await stranger.post(`/services/orders/pay_on_receipt_json/${one}`, {})).toMatchObject({ status: 404 });
  }
  const payment = idOf(await begin(guest, number));
  for (const one of [payment, randomUUID()]) {
    expect(await stranger.get(`${calls.demoPayment.path}?payment=${one}`)).toMatchObject({ status: 404 });
    expect(await act(stranger, one, 'pay')).toMatchObject({ status: 404 });
  }
});

test('an order that is paid on receipt, and one that is paid, are not payable', async () => {
  const { guest } = await shopper();
  const { number } = await good(order(guest, form()), Order);
  expect(await guest.post(`/pay_json/${number}`, {})).toMatchObject({ status: 409, body: { code: 'not-payable' } });
  const paid = await unpaid();
  await act(paid.guest, idOf(await begin(paid.guest, paid.number)), 'pay');
  expect(await paid.guest.post(`/pay_json/${paid.number}`, {})).toMatchObject({ status: 409 });
  expect(await paid.guest.post(`/pay_json/${paid.number}?isPayPal=true`, {})).toMatchObject({ status: 409 });
});

test('a notice for an unknown payment, and of an unknown provider, is 404', async () => {
  const notice = { id: 'x', payment: 'unknown' };
  expect((await visitor().post('/services/payments/notice/demo', notice)).status).toBe(404);
  expect((await visitor().post('/services/payments/notice/other', notice)).status).toBe(404);
  expect((await visitor().post('/services/payments/notice/demo', { event: 1 })).status).toBe(404);
});

test('where nothing is paid online, an order cannot ask for it', async () => {
  const offline = await createTestApi({ paymentProviders: [] });
  const shop = await createShopping(offline);
  const { guest } = await shop.shopper();
  expect(await shop.order(guest, shop.form({ PaymentType: 'online' }))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'PaymentType' }] },
  });
});
