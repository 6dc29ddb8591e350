import { Order, OrderConflict } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor } = api;
const { form, order, shopper } = await createShopping(api);
const { signedIn } = createAccounts(api);
const { guest: admin } = await signedIn({ can_switch_user: true });

async function place(guest: Visitor) {
  await guest.add(await fixtures.goods());
  return good(order(guest, form({ Comment: 'Позвоните', ContactEmail: 'ivan@shop.test' })), Order);
}
const update = (guest: Visitor, { number, version }: Pick<Order, 'number' | 'version'>, more: object) =>
  guest.post('/services/orders/UpdateOrderRetail', { OrderNumber: number, Version: version, ...more });

describe('a buyer changes an order', () => {
  test('while it is new; what the request leaves out stays', async () => {
    const guest = visitor();
    const own = await place(guest);
    const changed = await good(update(guest, own, { ContactName: ' Пётр Иванов ', Comment: '' }), Order);
    expect(changed).toMatchObject({ contactName: 'Пётр Иванов', contactEmail: 'ivan@shop.test', comment: '' });
    expect(changed.version).toBeGreaterThan(own.version);
  });

  test('once of two changes of the same version', async () => {
    const guest = visitor();
    const own = await place(guest);
    const answers = await Promise.all(['А', 'Б'].map(async (Comment) => update(guest, own, { Comment })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(OrderConflict.parse(refused?.body)).toMatchObject({ code: 'order-changed', order: { number: own.number } });
  });

  test('no longer when the shop works on it', async () => {
    const guest = visitor();
    const own = await place(guest);
    const OrderItemIds = own.items.map(({ orderItemId }) => orderItemId);
    await admin.post('/services/orders/SetItemsStatus', { OrderItemIds, Status: 'ordered' });
    const { version } = await good(guest.get(`/services/cabinet/getorders/${own.number}`), Order);
    const late = await update(guest, { number: own.number, version }, { Comment: 'Поздно' });
    expect(late).toMatchObject({ status: 409, body: { code: 'status-changed', order: { comment: 'Позвоните' } } });
  });

  test('of their own alone: for others, managers too, it is 404, as an unknown one', async () => {
    const { guest } = await signedIn();
    const own = await place(guest);
    const others = [visitor(), (await shopper()).guest, (await signedIn()).guest, admin];
    for (const other of others) expect(await update(other, own, { Comment: 'Чужой' })).toMatchObject({ status: 404 });
    expect(await update(guest, { number: '26-0000-0000', version: 1 }, {})).toMatchObject({ status: 404 });
    expect(await good(guest.get(`/services/cabinet/getorders/${own.number}`), Order)).toEqual(own);
  });

  test('but neither its phone, by which it is found, nor its price', async () => {
    const guest = visitor();
    const own = await place(guest);
    const more = { ContactPhone: '+79161112233', total: 1, PaymentType: 'online', Comment: 'Да' };
    expect(await good(update(guest, own, more), Order)).toMatchObject({
      contactPhone: own.contactPhone,
      total: own.total,
      paymentType: own.paymentType,
    });
  });
});
