import { ClientInfo, DeliveryCosts, Order } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { CarrierFailed, type Carrier } from '../delivery/carrier.ts';
import { createDemoCarrier } from '../delivery/demo-carrier.ts';
import { loadCities } from '../places/index.ts';

const KAZAN = { id: 551_487, name: 'Казань' };
const control = { isDown: false, extra: 0 };
const demo = createDemoCarrier('on');
const carrier: Carrier = {
  quote: async (...given) => {
    if (control.isDown) throw new CarrierFailed('down');
    const quotes = await demo.quote(...given);
    return quotes.point
      ? { ...quotes, point: { ...quotes.point, kopecks: quotes.point.kopecks + control.extra } }
      : quotes;
  },
  points: async (...given) => {
    if (control.isDown) throw new CarrierFailed('down');
    return demo.points(...given);
  },
};

const api = await createTestApi({ carrier });
const { database, fixtures, time } = api;
const { form, order, shopper, stockOf } = await createShopping(api);

beforeAll(async () => {
  await loadCities(database.patient);
  const point = await fixtures.point();
  await database.db.updateTable('pickup_points').set({ city_id: KAZAN.id }).where('id', '=', point).execute();
});

async function buyer(qty = 2): Promise<Visitor> {
  const { guest } = await shopper(qty, { price: 10_000, quantity: 100 });
  await good(guest.post('/services/cabinet/SetCity', { city: KAZAN.name, sdekId: KAZAN.id }), ClientInfo);
  return guest;
}
const costOf = async (guest: Visitor, type: string) =>
  (await good(guest.get('/services/delivery/GetDeliveryCost'), DeliveryCosts)).costs.find((one) => one.type === type)
    ?.cost ?? -1;
/** Later than any quote is kept. */
const muchLater = () => {
  time.now = new Date(time.now.getTime() + 3_600_000);
};

const COURIER = { type: 'courier', cityId: KAZAN.id, address: 'ул. Баумана, 1, кв. 2' };
const CDEK = { type: 'cdek-point', cityId: KAZAN.id, pointId: `DEMO${KAZAN.id}-1` };
const COMPANY = { type: 'company', cityId: KAZAN.id };

describe('an order', () => {
  test.each([
    ['courier', COURIER, { by: 'shop', address: 'ул. Баумана, 1, кв. 2', cdekPoint: null }],
    ['cdek-point', CDEK, { by: 'cdek', address: '', cdekPoint: { id: `DEMO${KAZAN.id}-1`, name: 'Пункт СДЭК 1' } }],
    ['company', COMPANY, { by: 'company', address: '', cdekPoint: null }],
  ])('by %s costs the goods and the delivery that the page showed', async (type, Delivery, expected) => {
    const guest = await buyer();
    const cost = await costOf(guest, type);
    const made = await good(order(guest, form({ PointId: undefined, Delivery, SeenTotal: 20_000 + cost })), Order);
    expect(cost).toBeGreaterThan(0);
    expect(made).toMatchObject({
      point: null,
      delivery: { ...expected, type, city: 'Казань', cost, payable: cost },
      total: 20_000 + cost,
      payable: 20_000 + cost,
    });
    expect(await good(guest.get(`/services/cabinet/getorders/${made.number}`), Order)).toEqual(made);
  });

  test('at a point of the shop is free, named by either member', async () => {
    const point = form() as { PointId: number };
    const made = await good(
      order(await buyer(), form({ PointId: undefined, Delivery: { type: 'point', pointId: point.PointId } })),
      Order,
    );
    expect(made).toMatchObject({
      point: { name: 'Пункт на Ленина' },
      delivery: { type: 'point', cost: 0 },
      total: 20_000,
    });
  });

  test('arrives by its way: the days of its lines include it', async () => {
    const guest = await buyer();
    const [line] = (await guest.basket()).items;
    const made = await good(order(guest, form({ PointId: undefined, Delivery: COURIER })), Order);
    // Three days to Kazan are in the basket's days already; the courier sets out the day after.
    expect(made.items[0]?.deliveryDays).toBe((line?.deliveryDays ?? 0) + 1);
  });

  test('in euros shows the delivery in euros, and is paid in kopecks', async () => {
    const guest = await buyer();
    const made = await good(order(guest, form({ PointId: undefined, Delivery: COURIER, CurrencyCode: 'EUR' })), Order);
    expect(made).toMatchObject({ delivery: { cost: 310, payable: 29_000 }, total: 214 + 310, payable: 49_000 });
  });

  test('sent twice is one order, and with another address another request', async () => {
    const guest = await buyer();
    const body = form({ PointId: undefined, Delivery: COURIER });
    const first = await good(order(guest, body), Order);
    expect(await good(order(guest, body), Order)).toEqual(first);
    const other = { ...body, Delivery: { ...COURIER, address: 'ул. Пушкина, 2' } };
    expect(await order(guest, other)).toMatchObject({ status: 422, body: { code: 'request-reused' } });
  });

  test('is confirmed by a mail that says how it comes, without the address that was typed', async () => {
    const guest = await buyer();
    await good(order(guest, form({ PointId: undefined, Delivery: COURIER, ContactEmail: 'ivan@example.com' })), Order);
    const mail = (await createInbox(api).messages(guest)).find(({ channel }) => channel === 'mail');
    expect(mail?.text).toContain('Курьер привезёт заказ по вашему адресу (Казань)');
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('В том числе доставка: 290 ₽.');
    expect(mail?.text).not.toContain('Баумана');
  });
});

describe('nothing is ordered', () => {
  test('when the delivery costs another sum than the page showed', async () => {
    const guest = await buyer();
    const cost = await costOf(guest, 'cdek-point');
    muchLater();
    control.extra = 5000;
    const body = form({ PointId: undefined, Delivery: CDEK, SeenTotal: 20_000 + cost });
    try {
      expect(await order(guest, body)).toMatchObject({ status: 409, body: { code: 'basket-changed' } });
    } finally {
      control.extra = 0;
      muchLater();
    }
    expect((await guest.basket()).items).toHaveLength(1);
  });

  test('by CDEK while it is down; the shop’s own courier can be chosen then', async () => {
    const { goods, guest } = await shopper(2, { quantity: 10 });
    muchLater();
    control.isDown = true;
    try {
      const body = form({ PointId: undefined, Delivery: CDEK });
      expect(await order(guest, body)).toMatchObject({ status: 409, body: { code: 'delivery-unknown' } });
      expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
      expect((await order(guest, { ...body, Delivery: COURIER })).status).toBe(200);
    } finally {
      control.isDown = false;
      muchLater();
    }
  });

  test.each([
    ['an unknown city', { ...COURIER, cityId: 1 }, 'Delivery.cityId'],
    ['no address', { ...COURIER, address: ' ' }, 'Delivery.address'],
    ['an unknown point of CDEK', { ...CDEK, pointId: 'MSK1' }, 'Delivery.pointId'],
    ['an unknown point of the shop', { type: 'point', pointId: 999_999 }, 'Delivery.pointId'],
  ])('with %s', async (_, Delivery, path) => {
    const answer = await order(await buyer(), form({ PointId: undefined, Delivery }));
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  });

  test('with no way at all', async () => {
    expect(await order(await buyer(), form({ PointId: undefined }))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'PointId' }] },
    });
  });
});
