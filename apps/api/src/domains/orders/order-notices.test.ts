import { Order, OrderNotices, type OrderStatusCode } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createPostOffice } from '../../testing/post-office.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeItems, type ItemsChange } from './change-items.queries.ts';
import { setDelivery, setItemPrice } from './manage-order.queries.ts';
import { createOrderNotices } from './order-notices.ts';

const office = createPostOffice();
const { messengers, sms, sent } = office;
const publicOrigin = 'https://shop.test';
const api = await createTestApi({ messengers, publicOrigin });
const { database, fixtures, settled, time, visitor } = api;
const { form, order } = await createShopping(api);
/** Another process of the same shop. */
const createTelling = () =>
  createOrderNotices({
    database,
    clock: () => time.now,
    sessionSecret: 'a secret of the tests',
    publicOrigin,
    siteConfig: { defaultLang: 'ru' },
    messengers,
    sms,
    outbox: office.outboxOf(api),
  });
const tell = createTelling();

let buyers = 0;
/** An order of two lines, whose confirmation was sent. */
async function placed(lang = 'ru') {
  const guest = visitor();
  for (const goods of [await fixtures.goods(), await fixtures.goods()]) await guest.add(goods);
  const email = `buyer-${(buyers += 1)}@example.org`;
  const body = form({ ContactEmail: email, ContactPhone: `+7917${3_000_000 + buyers}` });
  const made = await good(
    lang === 'ru' ? order(guest, body) : guest.post(`/services/orders/createOrderRetail?lang=${lang}`, body),
    Order,
  );
  await settled();
  sent.length = 0;
  return { ...made, ids: made.items.map(({ orderItemId }) => orderItemId) };
}
const change = (itemIds: number[], to: OrderStatusCode, role: ItemsChange['by']['role'], reason = '') =>
  inTransaction(database.db, (trx) => changeItems(trx, { itemIds, to, by: { role }, reason, at: time.now }));
const later = (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000));
const tokenIn = (text = '') => /\/order-notices\/(\S+)/.exec(text)?.[1] ?? '';

beforeEach(() => {
  sent.length = 0;
});

test('a price and a delivery that a manager changed are told with the reason, once', async () => {
  const { ids, number, version } = await placed();
  const by = { role: 'admin' as const };
  const more = { by, reason: 'Как договорились', at: time.now };
  await inTransaction(database.db, (trx) => setItemPrice(trx, { itemId: ids[0] ?? 0, price: 9_950, version, ...more }));
  const cost = { number, cost: 30_000, status: undefined };
  await inTransaction(database.db, (trx) => setDelivery(trx, { ...cost, version: version + 1, ...more }));
  later(4);
  await tell();
  await tell();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toContain(`Заказ ${number}: изменения в заказе`);
  expect(sent[0]?.text).toMatch(/стало 99,50\s₽ за штуку\.\nПричина: Как договорились/);
  expect(sent[0]?.text).toMatch(/Стоимость доставки изменилась: было 0\s₽, стало 300\s₽/);
});

test('a client who wants no messages about orders by one channel gets them by the other', async () => {
  const { guest, account } = await createAccounts(api).signedIn();
  await guest.put('/services/cabinet/message-settings', {
    choices: [{ kind: 'orders', channel: 'mail', isWanted: false }],
  });
  await guest.add(await fixtures.goods());
  const body = form({ ContactPhone: account.phone, ContactEmail: account.email });
  const made = await good(order(guest, body), Order);
  await settled();
  sent.length = 0;
  const ids = made.items.map(({ orderItemId }) => orderItemId);
  await change(ids, 'arrived', 'seller');
  await change(ids, 'ready', 'seller');
  later(4);
  await tell();
  expect(sent).toMatchObject([{ channel: 'sms', to: account.phone }]);
});

describe('changes of an order', () => {
  test('within three minutes are told in one mail, each item with its last change, and only once', async () => {
    const { ids, number } = await placed();
    await change(ids, 'ordered', 'seller');
    later(2);
    await tell();
    expect(sent).toEqual([]);
    await change(ids.slice(0, 1), 'arrived', 'seller');
    later(1);
    await Promise.all([tell(), createTelling()()]);
    expect(sent).toMatchObject([
      { channel: 'mail', subject: `Заказ ${number}: заказано у поставщика, прибыло на склад — Partshop` },
    ]);
    const [, ordered = '', arrived = ''] = /^([^]*?)\n\n([^]*?)\n\n/.exec(sent[0]?.text ?? '') ?? [];
    expect([ordered.split('\n'), arrived.split('\n')]).toEqual([
      ['Заказано у поставщика:', expect.stringMatching(/ — 1 шт\.$/)],
      ['Прибыло на склад:', expect.stringMatching(/ — 1 шт\.$/)],
    ]);
    later(60);
    await tell();
    expect(sent).toHaveLength(1);
  });

  test('that need the buyer are told by SMS as well', async () => {
    const { ids, number } = await placed();
    await change(ids, 'ready', 'seller');
    later(3);
    await tell();
    expect(sent.map(({ channel, text }) => (channel === 'sms' ? text : channel))).toEqual([
      `Partshop: заказ ${number}: готово к выдаче.`,
      'mail',
    ]);
  });

  test('that the buyer makes are not told', async () => {
    const { ids } = await placed();
    await change(ids, 'cancelled', 'client');
    later(10);
    await tell();
    expect(sent).toEqual([]);
  });

  test('are told with their reason, in the language of the order', async () => {
    const { ids, number } = await placed('ar');
    await change(ids.slice(0, 1), 'refused', 'seller', 'نفدت الكمية');
    later(3);
    await tell();
    const mail = sent.find(({ channel }) => channel === 'mail');
    expect(mail?.subject).toContain(`الطلب ${number}: رفض المورّد`);
    expect(mail?.text).toContain('السبب: نفدت الكمية');
    expect(mail?.text).toContain(`https://shop.test/ar/find-order?number=${number}`);
  });

  test('that answer a request say so', async () => {
    const { ids, number } = await placed();
    await change(ids, 'ordered', 'seller');
    later(3);
    await tell();
    await change(ids, 'cancel-requested', 'client');
    await change(ids, 'ordered', 'seller', 'Уже едет');
    later(3);
    await tell();
    expect(sent.at(-1)?.subject).toBe(`Заказ ${number}: отменить уже нельзя — Partshop`);
  });

  test('are told once the provider is back', async () => {
    const { ids } = await placed();
    await change(ids, 'ordered', 'seller');
    later(3);
    office.isDown = true;
    await tell();
    office.isDown = false;
    later(2);
    await tell();
    await office.outboxOf(api).sendDue();
    expect(sent).toHaveLength(1);
  });
});

describe('the link of a message', () => {
  async function told() {
    const made = await placed();
    await change(made.ids, 'ordered', 'seller');
    later(3);
    await tell();
    return { ...made, path: `/services/orders/notices/${tokenIn(sent[0]?.text)}` };
  }

  test('ends the messages about its order, and brings them back', async () => {
    const { ids, path, number } = await told();
    expect(await good(visitor().get(path), OrderNotices)).toEqual({ number, isWanted: true });
    expect(await good(visitor().post(path, { isWanted: false }), OrderNotices)).toEqual({ number, isWanted: false });
    await change(ids, 'arrived', 'seller');
    later(5);
    await tell();
    expect(sent).toHaveLength(1);
    await visitor().post(path, { isWanted: true });
    await change(ids, 'ready', 'seller');
    later(5);
    await tell();
    expect(sent).toHaveLength(3);
  });

  test('that the shop did not sign is a link of nothing', async () => {
    const { path } = await told();
    for (const forged of [path.slice(0, -1), `${path}A`, path.replace(/\/(\d+)\./, '/1$1.')]) {
      expect((await visitor().get(forged)).status).toBe(404);
      expect((await visitor().post(forged, { isWanted: false })).status).toBe(404);
    }
  });
});
