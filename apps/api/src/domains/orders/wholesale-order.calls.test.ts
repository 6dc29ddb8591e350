import { randomUUID } from 'node:crypto';
import { BasketConflict, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor } = api;
const { form, order, stockOf } = await createShopping(api);
const { signedIn } = createAccounts(api);

const wholesale = (guest: Visitor, body: object = {}) => guest.post('/services/orders/CreateOrderWholesale', body);

/** A wholesale client who has ordered before, with goods in the basket. */
async function garage(prices = [10_000, 20_000]) {
  const { guest, account } = await signedIn({ type: 'Wholesale', name: 'Гараж 12' });
  await guest.add(await fixtures.goods());
  await good(order(guest, form({ Company: 'ООО «Гараж 12»' })), Order);
  const goods = [];
  for (const price of prices) {
    const one = await fixtures.goods({ price });
    await guest.add(one, 2);
    goods.push(one);
  }
  const lines = (await guest.basket()).items;
  return { guest, account, goods, lines };
}

describe('a wholesale order', () => {
  test('needs only a comment and the lines, as §7 shows it: the account and the last order say the rest', async () => {
    const { guest, account, goods, lines } = await garage();
    const [first, second] = lines;
    const body = { Comment: 'Собрать в одну коробку', IsImportantComment: true, BasketIds: [first?.basketId] };
    expect(await good(wholesale(guest, body), Order)).toMatchObject({
      status: 'new',
      contactName: 'Гараж 12',
      contactPhone: account.phone,
      contactEmail: account.email,
      company: 'ООО «Гараж 12»',
      comment: 'Собрать в одну коробку',
      isImportantComment: true,
      paymentType: 'on-receipt',
      items: [{ articleId: first?.articleId, qty: 2 }],
    });
    expect((await guest.basket()).items).toMatchObject([{ basketId: second?.basketId }]);
    const ordered = goods.find(({ articleId }) => articleId === first?.articleId);
    expect(ordered && (await stockOf(ordered))).toMatchObject({ quantity: 8 });
  });

  test('sent twice with one RequestId is one order, and with other lines a refusal', async () => {
    const { guest, lines } = await garage();
    const body = { RequestId: randomUUID(), BasketIds: [lines[0]?.basketId], Comment: '', IsImportantComment: false };
    const [once, twice] = await Promise.all([wholesale(guest, body), wholesale(guest, body)]);
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(Order.parse(once.body).number).toBe(Order.parse(twice.body).number);
    expect(await wholesale(guest, { ...body, Comment: 'Другой' })).toMatchObject({ status: 422 });
  });

  test('is refused when another ordered the lines, and says what the basket is now', async () => {
    const { guest, lines } = await garage();
    const BasketIds = lines.map(({ basketId }) => basketId);
    await wholesale(guest, { BasketIds });
    const again = await wholesale(guest, { BasketIds });
    expect(again.status).toBe(409);
    expect(BasketConflict.parse(again.body)).toMatchObject({ code: 'basket-changed', basket: { items: [] } });
  });

  test('takes no lines of another client', async () => {
    const { lines } = await garage();
    const { guest } = await garage();
    const refused = await wholesale(guest, { BasketIds: [lines[0]?.basketId] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'basket-changed' } });
  });

  test('is placed by wholesale clients alone', async () => {
    expect(await wholesale(visitor())).toMatchObject({ status: 401 });
    const { guest } = await signedIn();
    await guest.add(await fixtures.goods());
    expect(await wholesale(guest)).toMatchObject({ status: 403, body: { code: 'no-access' } });
    expect((await guest.basket()).items).toHaveLength(1);
  });

  test('of an account without a company must name one', async () => {
    const { guest } = await signedIn({ type: 'Wholesale' });
    await guest.add(await fixtures.goods());
    const PointId = await fixtures.point();
    expect(await wholesale(guest, { PointId })).toMatchObject({ status: 400, body: { fields: [{ path: 'Company' }] } });
    expect(await good(wholesale(guest, { PointId, Company: 'ИП Орлов' }), Order)).toMatchObject({
      company: 'ИП Орлов',
    });
  });

  test('costs what the shop says, whatever the request says', async () => {
    const { guest } = await garage([10_000]);
    const more = { price: 1, total: 1, ClientId: 1, IsSeller: true, client_id: 1 };
    expect(await good(wholesale(guest, more), Order)).toMatchObject({ total: 20_000 });
  });
});
