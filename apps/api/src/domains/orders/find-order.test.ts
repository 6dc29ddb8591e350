import { Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createInbox, otherThan } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { readOrderNumber } from './order-number.rules.ts';

const api = await createTestApi();
const { time, visitor } = api;
const { code } = createInbox(api);
const { form, order, shopper } = await createShopping(api);
const { client } = createAccounts(api);

let phones = 0;
const newPhone = () => `+7917${String(2_000_000 + (phones += 1))}`;
let addresses = 0;
/** Another network, so that the limits of one do not end the tests. */
const elsewhere = () => ({ 'x-partshop-address': `198.51.100.${(addresses += 1)}` });

async function placeOrder(phone: string): Promise<Order> {
  const { guest } = await shopper();
  return good(order(guest, form({ ContactPhone: phone })), Order);
}
const find = (guest: Visitor, Number: string, phone: string, more: object = {}) =>
  guest.post('/services/orders/findbyphone_json', { Number, phone, ...more }, elsewhere());
async function sendCode(guest: Visitor, phone: string): Promise<string> {
  expect((await guest.post('/client/phone/SendCode', { phone }, elsewhere())).status).toBe(200);
  return code(guest);
}

describe('an order is found again', () => {
  test('by its number and the code of its phone, and then shown for half an hour', async () => {
    const phone = newPhone();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const right = await sendCode(guest, phone);
    expect(await good(find(guest, number, phone, { code: right }), Order)).toMatchObject({ number });
    const read = () => guest.get(`/services/cabinet/getorders/${number}`);
    expect(await read()).toMatchObject({ status: 200 });
    time.now = new Date(time.now.getTime() + 1801 * 1000);
    expect(await read()).toMatchObject({ status: 404 });
  });

  test('without a second code after a mistyped number', async () => {
    const phone = newPhone();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const right = await sendCode(guest, phone);
    expect(await find(guest, '26-0000-0000', phone, { code: right })).toMatchObject({ status: 404 });
    expect(await good(find(guest, number.replaceAll('-', ' '), phone), Order)).toMatchObject({ number });
  });

  test('not by a code that has ended, and by the next one', async () => {
    const phone = newPhone();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const late = await sendCode(guest, phone);
    time.now = new Date(time.now.getTime() + 601 * 1000);
    const expired = { status: 422, body: { code: 'code-expired' } };
    expect(await find(guest, number, phone, { code: late })).toMatchObject(expired);
    const next = await sendCode(guest, phone);
    expect(await find(guest, number, phone, { code: next })).toMatchObject({ status: 200 });
    expect(await find(visitor(), number, phone, { code: next })).toMatchObject(expired);
  });

  test('not by the right code after five wrong ones', async () => {
    const phone = newPhone();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const right = await sendCode(guest, phone);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await find(guest, number, phone, { code: otherThan(right) })).toMatchObject({ status: 422 });
    }
    expect(await find(guest, number, phone, { code: right })).toMatchObject({ body: { code: 'code-expired' } });
    expect(await guest.get(`/services/cabinet/getorders/${number}`)).toMatchObject({ status: 404 });
  });

  test('of a client’s phone without logging anybody in', async () => {
    const { phone } = await client();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const right = await sendCode(guest, phone);
    expect(await find(guest, number, phone, { code: right })).toMatchObject({ status: 200 });
    expect((await guest.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
  });
});

describe('nobody learns whether there is an order', () => {
  test('before the phone is proved', async () => {
    const phone = newPhone();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const known = await find(guest, number, phone);
    const unknown = await find(guest, '26-0000-0000', phone);
    expect(known).toMatchObject({ status: 422, body: { code: 'phone-unconfirmed' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const right = await sendCode(guest, phone);
    const wrong = { code: otherThan(right) };
    const [first, second] = [await find(guest, number, phone, wrong), await find(guest, '26-0000-0000', phone, wrong)];
    expect([first, second]).toMatchObject([
      { status: 422, body: { code: 'code-wrong', triesLeft: 4 } },
      { status: 422, body: { code: 'code-wrong', triesLeft: 3 } },
    ]);
  });

  test('of another phone', async () => {
    const { number } = await placeOrder(newPhone());
    const phone = newPhone();
    const guest = visitor();
    const right = await sendCode(guest, phone);
    const [known, unknown] = [
      await find(guest, number, phone, { code: right }),
      await find(guest, '26-0000-0000', phone),
    ];
    expect(known).toMatchObject({ status: 404 });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await guest.get(`/services/cabinet/getorders/${number}`)).toMatchObject({ status: 404 });
  });

  test('by many tries', async () => {
    const guest = visitor();
    await sendCode(guest, newPhone());
    const answers: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) answers.push((await find(guest, '26-0000-0000', newPhone())).status);
    expect(answers.slice(-2)).toEqual([422, 429]);
  });
});

test.each([
  ['26-4821-7395', '26-4821-7395'],
  [' 26 4821 7395 ', '26-4821-7395'],
  ['2648217395', '26-4821-7395'],
  ['26–4821–7395', '26-4821-7395'],
  ['26-4821-739', undefined],
  ['W 712/75', undefined],
])('the order number %s is read as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

describe('whoever found an order', () => {
  const VIN = 'XW8ZZZ5NZJG123456';
  type Ask = (guest: Visitor, of: { number: string; id: number }) => ReturnType<Visitor['get']>;
  const CALLS: readonly [string, Ask][] = [
    ['reads', (guest, { number }) => guest.get(`/services/cabinet/getorders/${number}`)],
    ['follows', (guest, { id }) => guest.post('/services/timeline_json', { OrderItemId: id })],
    ['cancels', (guest, { id }) => guest.post(`/services/cabinet/order-item-request-cancel-${id}`, {})],
    ['deletes', (guest, { id }) => guest.send('DELETE', `/services/cabinet/order/item/${id}`, {})],
    ['returns', (guest, { id }) => guest.post('/services/cabinet/ReturnRequest', { OrderItemId: id })],
    ['repeats', (guest, { number }) => guest.get(`/services/orders/repeat_json/${number}`)],
    ['prints', (guest, { number }) => guest.get(`/services/orders/document/${number}/invoice`)],
    ['sees how to pay', (guest, { number }) => guest.get(`/services/orders/payment_json/${number}`)],
    ['pays', (guest, { number }) => guest.post(`/pay_json/${number}`, { provider: 'demo' })],
    ['pays on receipt', (guest, { number }) => guest.post(`/services/orders/pay_on_receipt_json/${number}`, {})],
    [
      'lets check',
      (guest, { number }) => guest.post(`/services/cabinet/OrderCheckByVinRequest?vin=${VIN}&orderId=${number}`, {}),
    ],
  ];

  test.each(CALLS)('%s nothing of another’s, as of an unknown one', async (_, ask) => {
    const phone = newPhone();
    const own = await placeOrder(phone);
    const another = await placeOrder(newPhone());
    const guest = visitor();
    const right = await sendCode(guest, phone);
    expect(await find(guest, own.number, phone, { code: right })).toMatchObject({ status: 200 });
    const refused = await ask(guest, { number: another.number, id: another.items[0]?.orderItemId ?? 0 });
    const unknown = await ask(guest, { number: '26-0000-0000', id: 999_999 });
    expect(refused.status).toBe(404);
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
  });

  test('gets no list of orders', async () => {
    const { phone } = await client();
    const { number } = await placeOrder(phone);
    const guest = visitor();
    const right = await sendCode(guest, phone);
    expect(await find(guest, number, phone, { code: right })).toMatchObject({ status: 200 });
    expect(await guest.post('/services/cabinet/getorderhistory_json', {})).toMatchObject({ status: 401 });
  });
});
