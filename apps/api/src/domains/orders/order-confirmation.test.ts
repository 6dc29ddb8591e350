import { Order } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../messages/message.ts';
import { SendingFailed } from '../messages/message.ts';
import { createOutbox } from '../messages/outbox.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const sent: (OutgoingMessage & { channel: 'sms' | 'mail'; subject?: string })[] = [];
let failure: SendingFailed | undefined;
const sender = (channel: 'sms' | 'mail') => ({
  async send(message: OutgoingMessage) {
    if (failure) throw failure;
    sent.push({ channel, ...message });
    await Promise.resolve();
  },
});
const messengers = { sms: sender('sms'), mail: sender('mail'), hasStandIn: false };
const api = await createTestApi({ messengers, publicOrigin: 'https://shop.test' });
const { database, settled, time } = api;
const { form, order, shopper } = await createShopping(api);
const log = { warn: () => undefined } as never;
const sms = { send: messengers.sms.send, serves: () => true, refuse: async () => undefined };
const outbox = createOutbox({ database, clock: () => time.now, log, messengers, sms });

let contacts = 0;
/** A buyer whom nobody has written to yet. */
const newBuyer = () => {
  contacts += 1;
  return {
    ContactPhone: `+7916${String(5_000_000 + contacts)}`,
    ContactEmail: `buyer-${contacts}@example.com`,
  };
};
const waiting = async () => {
  const { rows } = await database.pool.query<object>('select channel, tries from outgoing_messages order by id');
  return rows;
};
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

beforeEach(async () => {
  await settled();
  await database.pool.query('delete from outgoing_messages');
  failure = undefined;
  sent.length = 0;
});

describe('an order is confirmed', () => {
  test('by SMS and by mail, which has lines, sums, point and days', async () => {
    const { guest } = await shopper(3, { price: 12_345, lead_days: 2 });
    const buyer = newBuyer();
    const made = await good(order(guest, form({ ...buyer, Comment: 'Позвоните' })), Order);
    await settled();
    expect(made.confirmedBy).toEqual(['sms', 'mail']);
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['sms', buyer.ContactPhone],
      ['mail', buyer.ContactEmail],
    ]);
    const [short, mail] = sent;
    expect(short?.text).toMatch(new RegExp(`^Partshop: заказ ${made.number} принят, 370,35.₽`));
    expect(short?.text.length).toBeLessThanOrEqual(70);
    expect(mail?.subject).toBe(`Заказ ${made.number} принят — Partshop`);
    for (const part of [
      made.number,
      made.items[0]?.catalogFullNumber ?? '',
      '3 шт.',
      'ул. Ленина, 1',
      '21 ноября',
      '23 ноября',
      `https://shop.test/find-order?number=${made.number}`,
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).not.toContain('Позвоните');
    expect(mail?.text).not.toContain('Иван');
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['en', 'order', '/en/find-order'],
    ['ar', 'الطلب', '/ar/find-order'],
    ['de', 'order', '/de/find-order'],
  ])('in the visitor’s language: %s', async (lang, word, link) => {
    const { guest } = await shopper();
    await good(guest.post(`/services/orders/createOrderRetail?lang=${lang}`, form(newBuyer())), Order);
    await settled();
    const [short, mail] = sent;
    expect(short?.text).toContain(word);
    expect(mail?.text).toContain(link);
  });

  test('once, however often its request is sent', async () => {
    const { guest } = await shopper();
    const body = form(newBuyer());
    await Promise.all(Array.from({ length: 5 }, () => order(guest, body)));
    await settled();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
  });

  test('by SMS alone without an e-mail, and in a country without SMS by mail alone', async () => {
    const one = await shopper();
    const other = await shopper();
    const byPhone = await good(order(one.guest, form({ ...newBuyer(), ContactEmail: '' })), Order);
    const byMail = await good(order(other.guest, form({ ...newBuyer(), ContactPhone: '+4915112345678' })), Order);
    expect([byPhone.confirmedBy, byMail.confirmedBy]).toEqual([['sms'], ['mail']]);
  });
});

test('nothing is sent about a basket that could not be ordered', async () => {
  const { guest } = await shopper(1);
  expect(await order(guest, form({ ...newBuyer(), SeenTotal: 1 }))).toMatchObject({ status: 409 });
  await settled();
  expect([sent, await waiting()]).toEqual([[], []]);
});

describe('a message that a provider rejects', () => {
  test('is tried again later, and then sent once', async () => {
    failure = new SendingFailed('down');
    const { guest } = await shopper();
    await good(order(guest, form(newBuyer())), Order);
    await settled();
    failure = undefined;
    await outbox.sendDue();
    expect(sent).toEqual([]);
    later(61);
    await Promise.all([outbox.sendDue(), outbox.sendDue()]);
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
    expect(await waiting()).toEqual([]);
  });

  test('is given up after two days', async () => {
    failure = new SendingFailed('down');
    const { guest } = await shopper();
    await good(order(guest, form(newBuyer())), Order);
    await settled();
    for (let hours = 0; hours < 54; hours += 6) {
      later(6 * 3600);
      await outbox.sendDue();
    }
    expect(await waiting()).toEqual([]);
  });

  test('is not sent again when it may have arrived', async () => {
    failure = new SendingFailed('hung up', { mayHaveArrived: true });
    const { guest } = await shopper();
    await good(order(guest, form(newBuyer())), Order);
    await settled();
    expect(await waiting()).toEqual([]);
  });

  test('is not sent again when the process died while it sent it', async () => {
    failure = new SendingFailed('down');
    const { guest } = await shopper();
    await good(order(guest, form(newBuyer())), Order);
    await settled();
    failure = undefined;
    await database.pool.query('update outgoing_messages set taken_at = $1', [time.now]);
    later(3600);
    await outbox.sendDue();
    expect([sent, await waiting()]).toEqual([[], []]);
  });
});

test('a stranger’s phone and mail get ten confirmations a day; further orders are placed without one', async () => {
  const buyer = newBuyer();
  for (let made = 0; made < 11; made += 1) {
    const { guest } = await shopper(1);
    const { confirmedBy } = await good(order(guest, form(buyer)), Order);
    expect(confirmedBy).toEqual(made < 10 ? ['sms', 'mail'] : []);
  }
  await settled();
  expect(sent).toHaveLength(20);
});

test('a shop that cannot send promises nothing', async () => {
  const silent = await createTestApi({ messengers: { ...messengers, missing: ['sms', 'mail'] } });
  const shop = await createShopping(silent);
  const { guest } = await shop.shopper();
  const { confirmedBy } = await good(shop.order(guest, shop.form(newBuyer())), Order);
  await silent.settled();
  expect([confirmedBy, sent]).toEqual([[], []]);
});
