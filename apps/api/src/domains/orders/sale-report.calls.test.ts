import { Order, SaleReport } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

const report = (guest: Visitor, query = '') => good(guest.get(`/services/cabinet/GetSaleReport${query}`), SaleReport);

/** Orders goods at a time, and returns the order. */
async function buy(
  guest: Visitor,
  at: string,
  lines: readonly [goods: { articleId: number; priceListId: number }, qty: number][],
) {
  time.now = new Date(at);
  for (const [goods, qty] of lines) await guest.add(goods, qty);
  return good(order(guest, form()), Order);
}

test('adds up what a client bought, by month, status, maker and article, and nothing that was cancelled', async () => {
  const { guest } = await signedIn();
  const [cheap, dear] = [await fixtures.goods({ price: 10_000 }), await fixtures.goods({ price: 50_000 })];
  await buy(guest, '2026-09-10T12:00:00Z', [[cheap, 2]]);
  await buy(guest, '2026-11-05T12:00:00Z', [
    [cheap, 1],
    [dear, 1],
  ]);
  const { items } = await buy(guest, '2026-11-06T12:00:00Z', [[dear, 3]]);
  await guest.post(`/services/cabinet/order-item-request-cancel-${items[0]?.orderItemId}`, {});

  const answer = await report(guest, '?from=2026-09-01&to=2026-11-30');
  expect(answer).toMatchObject({
    total: { orders: 2, pieces: 4, sum: 80_000 },
    months: [
      { month: '2026-09-01', orders: 1, pieces: 2, sum: 20_000 },
      { month: '2026-10-01', orders: 0, pieces: 0, sum: 0 },
      { month: '2026-11-01', orders: 1, pieces: 2, sum: 60_000 },
    ],
    statuses: [
      { status: 'new', orders: 2 },
      { status: 'cancelled', orders: 1 },
    ],
  });
  expect(answer.articles).toMatchObject([
    { catalogFullNumber: dear.number, orders: 1, pieces: 1, sum: 50_000 },
    { catalogFullNumber: cheap.number, orders: 2, pieces: 3, sum: 30_000 },
  ]);
  expect(answer.makers.reduce((sum, maker) => sum + maker.sum, 0)).toBe(80_000);
});

test('the days are those of Moscow, both included', async () => {
  const { guest } = await signedIn();
  const goods = await fixtures.goods({ price: 10_000 });
  // Half past midnight, and half an hour before it, in Moscow.
  await buy(guest, '2026-10-31T21:30:00Z', [[goods, 1]]);
  await buy(guest, '2026-11-30T20:30:00Z', [[goods, 1]]);
  expect((await report(guest, '?from=2026-11-01&to=2026-11-30')).total).toMatchObject({ orders: 2 });
  expect((await report(guest, '?from=2026-11-02&to=2026-11-29')).total).toMatchObject({ orders: 0 });
  expect((await report(guest, '?from=2026-10-01&to=2026-11-01')).months).toMatchObject([
    { month: '2026-10-01', orders: 0 },
    { month: '2026-11-01', orders: 1 },
  ]);
});

test('holds the orders of the client alone, and is empty for one who bought nothing', async () => {
  const { guest } = await signedIn();
  await buy(guest, '2026-11-10T12:00:00Z', [[await fixtures.goods(), 1]]);
  const other = await report((await signedIn()).guest, '?from=2026-11-01&to=2026-11-30');
  expect(other).toMatchObject({ total: { orders: 0, pieces: 0, sum: 0 }, statuses: [], makers: [], articles: [] });
  expect(await visitor().get('/services/cabinet/GetSaleReport')).toMatchObject({ status: 401 });
});

test('is of the last twelve months unless days are asked for; in euros when those are', async () => {
  const { guest } = await signedIn();
  time.now = new Date('2026-11-21T12:00:00Z');
  const { from, to, months } = await report(guest);
  expect([from, to, months.length]).toEqual(['2025-11-22', '2026-11-21', 13]);
  await buy(guest, '2026-11-21T12:00:00Z', [[await fixtures.goods({ price: 10_000 }), 3]]);
  const { total, currency } = await report(guest, '?currencyCode=EUR');
  expect(total.sum).toBe(Math.round(30_000 / currency.rate));
});

test.each(['from=2026-11-02&to=2026-11-01', 'from=2020-01-01&to=2026-11-01', 'from=2026-02-30', 'from=yesterday'])(
  '%s is 400',
  async (query) => {
    const { guest } = await signedIn();
    expect(await guest.get(`/services/cabinet/GetSaleReport?${query}`)).toMatchObject({ status: 400 });
  },
);

describe('the table of the report', () => {
  const PATH = '/services/cabinet/salereport_csv';
  /** The file with its byte order mark, which `text()` would leave out. */
  async function table(guest: Visitor, query: string) {
    const file = await guest.download(`${PATH}?${query}`);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    return { headers: file.headers, text };
  }
  const DAYS = 'from=2026-11-01&to=2026-11-30';

  test('has every sold item of the client as the report counts them, and nothing of others', async () => {
    const { guest } = await signedIn();
    const goods = await fixtures.goods({ price: 12_350 });
    const { number } = await buy(guest, '2026-11-10T12:00:00Z', [[goods, 2]]);
    const cancelled = await buy(guest, '2026-11-11T12:00:00Z', [[goods, 1]]);
    await guest.post(`/services/cabinet/order-item-request-cancel-${cancelled.items[0]?.orderItemId}`, {});
    await buy((await signedIn()).guest, '2026-11-10T12:00:00Z', [[goods, 1]]);
    const { text, headers } = await table(guest, DAYS);
    const [head, line, ...rest] = text.split('\r\n');
    expect(head).toBe('\uFEFFДата;Заказ;Артикул;Наименование;Количество;Цена;Сумма;Валюта');
    expect(line).toMatch(new RegExp(`^2026-11-10;${number};\\S.* ${goods.number};.*;2;123,5;247;RUB$`));
    expect(rest).toEqual(['']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-01-2026-11-30.csv"');
  });

  test('is in the language of the call, and runs no name as a formula', async () => {
    const { guest } = await signedIn();
    const goods = await fixtures.goods();
    const names = JSON.stringify({ ru: '=HYPERLINK("https://evil.test")' });
    await database.db.updateTable('articles').set({ names }).where('id', '=', goods.articleId).execute();
    await buy(guest, '2026-11-10T12:00:00Z', [[goods, 1]]);
    const { text } = await table(guest, `${DAYS}&lang=en`);
    expect(text).toMatch(/^\uFEFFDate,Order,Article,/);
    expect(text).toContain(`,"'=HYPERLINK(""https://evil.test"")",`);
  });

  test('is a client’s, of days that are some and not too many', async () => {
    expect(await visitor().get(`${PATH}?${DAYS}`)).toMatchObject({ status: 401 });
    const { guest } = await signedIn();
    expect(await guest.get(`${PATH}?from=2026-11-02&to=2026-11-01`)).toMatchObject({ status: 400 });
  });
});
