import { randomUUID } from 'node:crypto';
import { AwaitedOrder, Order, OrderApproval, type SpendingLimits } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { COMPANY, createCompanies } from '../../testing/companies.ts';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const accounts = createAccounts(api);
const inbox = createInbox(api);
const { owned, employed } = createCompanies(accounts, inbox);
const { form, order, stockOf } = await createShopping(api);
const APPROVALS = '/services/cabinet/order-approvals';

/** A buyer with limits, whose basket has two pieces for 100 roubles each. */
async function buyer(limits: Partial<SpendingLimits> = { orderLimit: 15_000 }) {
  const { owner } = await owned();
  const { employee, account, id } = await employed(owner, 'buyer', limits);
  const goods = await fixtures.goods({ price: 10_000 });
  await employee.add(goods, 2);
  return { owner, employee, account, id, goods };
}

/** The same, whose order waits. */
async function asked(limits?: Partial<SpendingLimits>) {
  const all = await buyer(limits);
  const body = form({ ContactPhone: all.account.phone });
  const { status, body: answer } = await order(all.employee, body);
  expect(status).toBe(202);
  const { approvalId, approvers } = AwaitedOrder.parse(answer);
  return { ...all, approvalId, approvers, sent: body };
}

const read = (client: Visitor, id: number) => good(client.get(`${APPROVALS}/${id}`), OrderApproval);
const approve = (client: Visitor, id: number, seenTotal: number, acceptsChanges = false) =>
  client.post(`${APPROVALS}/${id}/approve`, { seenTotal, acceptsChanges });
const priceBecomes = ({ articleId }: { articleId: number }, price: number) =>
  database.db.updateTable('offers').set({ price }).where('article_id', '=', articleId).execute();

describe('an order above a limit', () => {
  test('is not placed: its lines wait with their prices, and who may approve it is told', async () => {
    const { owner, employee, approvalId, approvers, goods } = await asked();
    expect(approvers).toEqual(['Анна Хозяйкина']);
    expect((await employee.basket()).items).toEqual([]);
    expect(await stockOf(goods)).toMatchObject({ quantity: 10, sold: 0 });
    expect((await inbox.messages(employee))[0]?.text).toContain('Борис Закупкин');
    expect(await read(owner, approvalId)).toMatchObject({
      state: 'waiting',
      askedBy: 'Борис Закупкин',
      above: 'order-limit',
      limits: { orderLimit: 15_000 },
      payable: 20_000,
      total: 20_000,
      isDecidable: true,
      isChanged: false,
      basket: { items: [{ qty: 2, price: 10_000 }] },
    });
    expect((await owner.get('/services/clientbaseinfo')).body).toMatchObject({
      Company: { Role: 'owner', Waiting: 1 },
    });
  });

  test('sent twice is one request, and with other content a refusal', async () => {
    const { employee, sent, approvalId } = await asked();
    expect(await order(employee, sent)).toMatchObject({ status: 202, body: { approvalId } });
    expect(await order(employee, { ...sent, Comment: 'Другой' })).toMatchObject({ status: 422 });
  });

  test('is placed by an approval, by the employee, and says who approved it', async () => {
    const { owner, employee, approvalId, goods, sent } = await asked();
    const approved = await good(approve(owner, approvalId, 20_000), OrderApproval);
    expect(approved).toMatchObject({ state: 'ordered', decidedBy: 'Анна Хозяйкина', isDecidable: false });
    const placed = await good(employee.get(`/services/cabinet/getorders/${approved.orderNumber ?? ''}`), Order);
    expect(placed).toMatchObject({
      isOwn: true,
      total: 20_000,
      employee: { name: 'Борис Закупкин', approvedBy: 'Анна Хозяйкина' },
    });
    expect(await stockOf(goods)).toMatchObject({ quantity: 8, sold: 2 });
    expect(await good(order(employee, sent), Order)).toMatchObject({ number: placed.number });
    const texts = (await inbox.messages(owner)).map(({ text }) => text).join('\n');
    expect(texts).toContain(placed.number);
    expect((await owner.get(`${COMPANY}/history`)).body).toMatchObject({
      items: [{ kind: 'approved', orderNumber: placed.number }, { kind: 'asked', approvalId }, {}, {}],
    });
  });

  test('whose price changed is placed only when who approves accepts that', async () => {
    const { owner, employee, approvalId, goods } = await asked();
    await priceBecomes(goods, 12_000);
    expect(await approve(owner, approvalId, 20_000)).toMatchObject({ status: 409 });
    expect(await approve(owner, approvalId, 24_000)).toMatchObject({
      status: 409,
      body: {
        code: 'basket-changed',
        approval: { isChanged: true, total: 24_000, basket: { items: [{ previousPrice: 10_000 }] } },
      },
    });
    // What was accepted is what was seen.
    expect(await approve(owner, approvalId, 20_000, true)).toMatchObject({ status: 409 });
    const { orderNumber } = await good(approve(owner, approvalId, 24_000, true), OrderApproval);
    expect(await good(employee.get(`/services/cabinet/getorders/${orderNumber ?? ''}`), Order)).toMatchObject({
      total: 24_000,
    });
  });

  test('loses a line that is sold out only when who approves accepts that; the line returns to the basket', async () => {
    const { owner, employee } = await buyer();
    const scarce = await fixtures.goods({ price: 5000, quantity: 1 });
    await employee.add(scarce);
    const { approvalId } = AwaitedOrder.parse((await order(employee, form())).body);
    const rival = visitor();
    await rival.add(scarce);
    await good(order(rival, form()), Order);
    expect(await approve(owner, approvalId, 25_000)).toMatchObject({ status: 409 });
    expect(await approve(owner, approvalId, 20_000)).toMatchObject({
      status: 409,
      body: { approval: { isChanged: true } },
    });
    expect(await approve(owner, approvalId, 20_000, true)).toMatchObject({ status: 200, body: { state: 'ordered' } });
    expect((await employee.basket()).items).toMatchObject([{ articleId: scarce.articleId }]);
  });

  test('is refused with a reason: its lines return to the basket, and who asked is told why', async () => {
    const { owner, employee, approvalId } = await asked();
    const refuse = (reason: string) => owner.post(`${APPROVALS}/${approvalId}/refuse`, { reason });
    expect(await refuse('  ')).toMatchObject({ status: 400 });
    expect(await refuse('Есть на складе')).toMatchObject({ status: 200, body: { state: 'refused' } });
    expect(await read(employee, approvalId)).toMatchObject({ reason: 'Есть на складе', basket: { items: [] } });
    expect((await employee.basket()).items).toMatchObject([{ qty: 2 }]);
    expect((await inbox.messages(owner))[0]?.text).toContain('Есть на складе');
    expect(await refuse('Ещё раз')).toMatchObject({ status: 409, body: { code: 'already-decided' } });
    expect(await approve(owner, approvalId, 20_000)).toMatchObject({ status: 409, body: { code: 'already-decided' } });
  });

  test('is taken back by who asked', async () => {
    const { owner, employee, approvalId } = await asked();
    expect(await owner.post(`${APPROVALS}/${approvalId}/withdraw`, {})).toMatchObject({ status: 403 });
    expect(await employee.post(`${APPROVALS}/${approvalId}/withdraw`, {})).toMatchObject({
      status: 200,
      body: { state: 'withdrawn' },
    });
    expect((await employee.basket()).items).toHaveLength(1);
  });

  test('is decided about neither by who asked nor by buyers and viewers', async () => {
    const { owner, employee, id, approvalId } = await asked();
    const { employee: viewer } = await employed(owner, 'viewer');
    expect(await approve(viewer, approvalId, 20_000)).toMatchObject({ status: 403 });
    expect(await approve(employee, approvalId, 20_000)).toMatchObject({ status: 403 });
    await owner.put(`${COMPANY}/employees/${id}`, { role: 'administrator', orderLimit: null, monthLimit: null });
    expect(await approve(employee, approvalId, 20_000)).toMatchObject({ status: 403 });
    const { employee: administrator } = await employed(owner, 'administrator');
    expect(await approve(administrator, approvalId, 20_000)).toMatchObject({ status: 200 });
  });

  test('of another company, or of another buyer, is unknown: 404', async () => {
    const { owner, approvalId } = await asked();
    const { employee: colleague } = await employed(owner, 'buyer');
    const { owner: stranger } = await owned();
    const { guest: nobody } = await accounts.signedIn({ type: 'Wholesale' });
    for (const other of [colleague, stranger, nobody]) {
      for (const answer of [
        other.get(`${APPROVALS}/${approvalId}`),
        approve(other, approvalId, 20_000),
        other.post(`${APPROVALS}/${approvalId}/refuse`, { reason: 'Чужой' }),
        other.post(`${APPROVALS}/${approvalId}/withdraw`, {}),
      ]) {
        expect(await answer).toMatchObject({ status: 404 });
      }
    }
    expect(await stranger.get(APPROVALS)).toMatchObject({ body: { items: [] } });
    expect(await colleague.get(APPROVALS)).toMatchObject({ body: { items: [] } });
    expect(await nobody.get(APPROVALS)).toMatchObject({ status: 404 });
    expect(await visitor().get(APPROVALS)).toMatchObject({ status: 401 });
    expect((await read(owner, approvalId)).state).toBe('waiting');
  });
});

describe('limits', () => {
  test('of a month count what was ordered in it, in Moscow', async () => {
    const { employee } = await buyer({ monthLimit: 30_000 });
    const now = time.now;
    time.now = new Date('2026-11-30T20:59:59Z');
    await good(order(employee, form()), Order);
    const again = async () => {
      await employee.add(await fixtures.goods({ price: 10_000 }), 2);
      return order(employee, form());
    };
    expect((await employee.get('/services/basket/basketshowsetstep_json')).body).toMatchObject({
      limits: { orderLimit: null, monthLimit: 30_000, monthLeft: 10_000, approvers: ['Анна Хозяйкина'] },
    });
    expect(await again()).toMatchObject({ status: 202 });
    time.now = new Date('2026-11-30T21:00:00Z');
    expect(await again()).toMatchObject({ status: 200 });
    time.now = now;
  });

  test('hold for the wholesale order too, and for nobody but buyers', async () => {
    const { owner, employee } = await buyer({ orderLimit: 1 });
    const { employee: administrator } = await employed(owner, 'administrator');
    const PointId = await fixtures.point();
    const wholesale = (client: Visitor) => client.post('/services/orders/CreateOrderWholesale', { PointId });
    expect(await wholesale(employee)).toMatchObject({ status: 202 });
    for (const free of [owner, administrator]) {
      await free.add(await fixtures.goods({ price: 10_000 }));
      expect(await wholesale(free)).toMatchObject({ status: 200 });
    }
  });

  test('are not exceeded by orders from twenty tabs at once', async () => {
    const { owner, employee } = await buyer({ monthLimit: 50_000 });
    // Each tab has its own line, and orders that alone.
    for (let nth = 0; nth < 19; nth += 1) await employee.add(await fixtures.goods({ price: 10_000 }));
    const { items } = await employee.basket();
    const answers = await Promise.all(
      items.map(({ basketId }) => order(employee, form({ RequestId: randomUUID(), BasketIds: [basketId] }))),
    );
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => Order.parse(body).total);
    expect(placed.reduce((sum, total) => sum + total, 0)).toBe(50_000);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20 - placed.length);
    expect((await owner.get(COMPANY)).body).toMatchObject({ employees: [{ spent: 50_000 }] });
  });
});

describe('many decisions at once', () => {
  test('twenty approvals of one request make one order', async () => {
    const { owner, approvalId, goods } = await asked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(owner, approvalId, 20_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await stockOf(goods)).toEqual({ quantity: 8, sold: 2 });
  });

  test('an approval, a refusal and a withdrawal have one outcome', async () => {
    const { owner, employee, approvalId } = await asked();
    const answers = await Promise.all([
      approve(owner, approvalId, 20_000),
      owner.post(`${APPROVALS}/${approvalId}/refuse`, { reason: 'Нет' }),
      employee.post(`${APPROVALS}/${approvalId}/withdraw`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});
