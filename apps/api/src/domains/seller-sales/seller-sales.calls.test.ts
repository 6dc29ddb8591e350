import { Workbook } from '@cj-tech-master/excelts';
import { Order, PositionSales, PositionViews, SellerSales, SoldPositions } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { createDayFolding, createViewCounting, type ViewCounting } from '../position-days/index.ts';

const views: ViewCounting = { saw: (address) => counting.saw(address), write: async () => counting.write() };
const api = await createTestApi({ views });
const { database, fixtures, time, visitor } = api;
const counting = createViewCounting({ pool: database.pool, clock: () => time.now });
const foldDays = createDayFolding({ database });
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
const { pool } = database;

const MAY = 'from=2026-05-01&to=2026-05-31';
const VISIT = '/services/cabinet/ClientRequestSaveJson';

/** What the minutely chore does. */
async function fold(): Promise<void> {
  await views.write();
  await foldDays();
}

type Goods = { articleId: number; priceListId: number; number: string };
type Seller = { guest: Visitor; clientId: number; goods: Goods };

/** A seller with an account who offers one article. */
async function seller(): Promise<Seller> {
  const goods = await fixtures.goods({ price: 10_000, quantity: 100 });
  const { guest, account } = await signedIn({ is_seller: true });
  await pool.query('update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)', [
    account.id,
    goods.priceListId,
  ]);
  return { guest, clientId: account.id, goods };
}

async function buy(goods: Goods, qty: number, at: string) {
  time.now = new Date(at);
  const buyer = visitor();
  await buyer.add(goods, qty);
  return { buyer, order: await good(order(buyer, form()), Order) };
}

const salesOf = async ({ guest }: Seller, query = MAY) =>
  good(guest.get(`/services/seller/sales_json?${query}`), SellerSales);
const positionsOf = async ({ guest }: Seller, query = MAY) =>
  good(guest.get(`/services/seller/positions_json?${query}`), SoldPositions);

let own: Seller;
beforeEach(async () => {
  own = await seller();
});

test('an order counts on its day of Moscow, in its month and in the days of its seller', async () => {
  await buy(own.goods, 3, '2026-05-10T22:00:00Z');
  await buy(own.goods, 1, '2026-05-31T20:30:00Z');
  await buy(own.goods, 5, '2026-05-31T21:30:00Z');
  await fold();
  const { total, steps, totalBefore } = await salesOf(own);
  expect(total).toMatchObject({ orders: 2, pieces: 4, sum: 40_000, adds: 2, views: 0, cancelled: 0 });
  expect(totalBefore).toMatchObject({ orders: 0, sum: 0 });
  expect(steps).toHaveLength(31);
  expect(steps.filter(({ orders }) => orders > 0)).toMatchObject([
    { from: '2026-05-11', pieces: 3 },
    { from: '2026-05-31', pieces: 1 },
  ]);
  // Of a whole month, and of days of one.
  for (const query of [MAY, 'from=2026-05-02&to=2026-05-31']) {
    expect((await positionsOf(own, query)).positions).toMatchObject([
      { articleId: own.goods.articleId, figures: { orders: 2, pieces: 4, sum: 40_000 } },
    ]);
  }
});

test('a year is shown by month, and adds up whole months and days', async () => {
  await buy(own.goods, 1, '2025-05-20T12:00:00Z');
  await buy(own.goods, 2, '2025-08-20T12:00:00Z');
  await buy(own.goods, 4, '2026-05-02T12:00:00Z');
  await buy(own.goods, 8, '2026-05-20T12:00:00Z');
  await fold();
  const year = 'from=2025-05-20&to=2026-05-19';
  const { step, steps, total } = await salesOf(own, year);
  expect([step, steps.length, total.pieces]).toEqual(['month', 13, 7]);
  expect(steps[0]).toMatchObject({ from: '2025-05-20', pieces: 1 });
  expect((await positionsOf(own, year)).positions).toMatchObject([{ figures: { pieces: 7 } }]);
  expect((await salesOf(own, 'from=2026-05-20&to=2027-05-19')).totalBefore.pieces).toBe(7);
});

test('what is cancelled or refused stays on the day of the order, and is not kept', async () => {
  const { buyer, order: placed } = await buy(own.goods, 3, '2026-05-10T12:00:00Z');
  await fold();
  time.now = new Date('2026-05-12T12:00:00Z');
  await buyer.post(`/services/cabinet/order-item-request-cancel-${placed.items[0]?.orderItemId}`, {});
  await fold();
  const { total, steps } = await salesOf(own);
  expect(total).toMatchObject({ orders: 1, pieces: 3, cancelled: 3, cancelledSum: 30_000 });
  expect([steps[9]?.cancelled, steps[11]?.cancelled]).toEqual([3, 0]);
});

test('a part that is accepted leaves the rest refused, and no piece is counted twice', async () => {
  const { order: placed } = await buy(own.goods, 5, '2026-05-10T12:00:00Z');
  const said = { OrderNumber: placed.number, Version: placed.version, Description: 'Осталось две' };
  const Items = [{ OrderItemId: placed.items[0]?.orderItemId, Qty: 2 }];
  expect(await own.guest.post('/services/seller/accept_json', { ...said, Items })).toMatchObject({ status: 200 });
  await fold();
  expect((await salesOf(own)).total).toMatchObject({ pieces: 5, sum: 50_000, cancelled: 3, cancelledSum: 30_000 });
});

test('what is returned and what costs less now count on the day of the order', async () => {
  const { order: placed } = await buy(own.goods, 2, '2026-05-10T12:00:00Z');
  const id = placed.items[0]?.orderItemId;
  await pool.query(`update order_items set price = 9000 where id = $1`, [id]);
  await pool.query(`update order_items set status = 'returned' where id = $1`, [id]);
  await pool.query(`update order_items set comment = 'Спасибо' where id = $1`, [id]);
  await fold();
  expect((await salesOf(own)).total).toMatchObject({
    orders: 1,
    pieces: 2,
    sum: 18_000,
    returned: 2,
    returnedSum: 18_000,
    cancelled: 0,
  });
});

test('folding twice at once adds nothing twice', async () => {
  await buy(own.goods, 2, '2026-05-10T12:00:00Z');
  await Promise.all([foldDays(), foldDays(), foldDays()]);
  await foldDays();
  expect((await salesOf(own)).total).toMatchObject({ orders: 1, pieces: 2 });
});

describe('views', () => {
  const see = async (guest: Visitor, path: string) => guest.post(VISIT, { RequestUrl: path, PageTitle: '' });

  test('of an article are of all who have it, and staff is not counted', async () => {
    const other = await seller();
    await fixtures.offer(own.goods.articleId, other.goods.priceListId);
    const soldOut = await seller();
    await fixtures.offer(own.goods.articleId, soldOut.goods.priceListId, { quantity: 0 });
    const { key } = (
      await pool.query<{ key: string }>(
        'select m.key from articles a join makers m on m.id = a.maker_id where a.id = $1',
        [own.goods.articleId],
      )
    ).rows[0] ?? { key: '' };
    time.now = new Date('2026-05-10T12:00:00Z');
    await see(visitor(), `https://shop.test/en/price/${key}/${own.goods.number}?view=table`);
    await see(visitor(), `/price/${key}/${encodeURIComponent(own.goods.number)}`);
    await see((await signedIn({ localize_editor: true })).guest, `/price/${key}/${own.goods.number}`);
    for (const path of ['/price/Search-Text/масло', `/price/${key}/%00`, `/price/${key}/%E0%A4%A`, '/price', '//']) {
      await see(visitor(), path);
    }
    await fold();
    expect((await salesOf(own)).total.views).toBe(2);
    expect((await salesOf(other)).total.views).toBe(2);
    expect((await salesOf(soldOut)).total.views).toBe(0);
  });
});

describe('positions', () => {
  const more = async (terms: { price?: number; quantity?: number }) => {
    const articleId = await fixtures.article(
      'Bosch',
      `S${own.goods.articleId}${terms.price ?? ''}${terms.quantity ?? ''}`,
    );
    await fixtures.offer(articleId, own.goods.priceListId, terms);
    return articleId;
  };

  test('are those that earn nothing, that ran out, and that come back', async () => {
    const idle = await more({ price: 500, quantity: 7 });
    const never = await more({ price: 700, quantity: 0 });
    const { order: placed } = await buy(own.goods, 1, '2026-05-10T12:00:00Z');
    await pool.query(`update order_items set status = 'returned' where id = $1`, [placed.items[0]?.orderItemId]);
    await fixtures.changeOffer(own.goods.articleId, own.goods.priceListId, { quantity: 0 });
    await fold();
    const idsOf = async (kind: string) =>
      (await positionsOf(own, `${MAY}&kind=${kind}`)).positions.map(({ articleId }) => articleId);
    expect(await idsOf('all')).toEqual([own.goods.articleId, idle, never]);
    expect(await idsOf('idle')).toEqual([idle]);
    expect(await idsOf('out')).toEqual([own.goods.articleId]);
    expect(await idsOf('returned')).toEqual([own.goods.articleId]);
    expect((await positionsOf(own)).kinds).toEqual([
      { kind: 'all', count: 3, stock: 3500 },
      { kind: 'idle', count: 1, stock: 3500 },
      { kind: 'out', count: 1, stock: 0 },
      { kind: 'returned', count: 1, stock: 0 },
    ]);
  });

  test('are sorted, paged and narrowed by the server', async () => {
    const [cheap, dear] = [await more({ price: 500 }), await more({ price: 900_000 })];
    const page = async (query: string) => {
      const { positions, total } = await positionsOf(own, `${MAY}&${query}`);
      return [positions.map(({ articleId }) => articleId), total];
    };
    expect(await page('order=price-asc&take=2')).toEqual([[cheap, own.goods.articleId], 3]);
    expect(await page('order=price-asc&take=2&page=2')).toEqual([[dear], 3]);
    expect(await page('order=price-asc&take=2&skip=1')).toEqual([[own.goods.articleId, dear], 3]);
    expect(await page('order=price&take=1')).toEqual([[dear], 3]);
    expect(await page(`number=s-${own.goods.articleId}9`)).toEqual([[dear], 1]);
    expect(await page('number=нет')).toEqual([[], 0]);
  });

  test('are sorted by several columns, the first of which counts most', async () => {
    const [few, many] = [await more({ price: 500, quantity: 3 }), await more({ price: 500, quantity: 8 })];
    const idsOf = async (sorts: string) =>
      (await positionsOf(own, `${MAY}&order=${sorts}`)).positions.map(({ articleId }) => articleId);
    expect(await idsOf('price,quantity')).toEqual([own.goods.articleId, many, few]);
    expect(await idsOf('price-asc,quantity-asc')).toEqual([few, many, own.goods.articleId]);
    expect(await idsOf('quantity-asc,price')).toEqual([few, many, own.goods.articleId]);
  });

  test('are narrowed by ranges of figures and by faults, and so are their counts', async () => {
    const [few, many] = [await more({ price: 500, quantity: 3 }), await more({ price: 700, quantity: 8 })];
    await buy(own.goods, 2, '2026-05-10T12:00:00Z');
    await fold();
    await pool.query(
      `insert into offer_faults (seller_id, price_list_id, article_id, kind, sold)
       select seller_id, id, $2, 'no-fit', 0 from price_lists where id = $1`,
      [own.goods.priceListId, many],
    );
    const found = async (query: string) => {
      const { positions, total, kinds } = await positionsOf(own, `${MAY}&order=price-asc&${query}`);
      expect(kinds[0]?.count, 'all of them are counted').toBe(total);
      return positions.map(({ articleId }) => articleId);
    };
    expect(await found('where=price:600..')).toEqual([many, own.goods.articleId]);
    expect(await found('where=price:500..700')).toEqual([few, many]);
    expect(await found('where=price:..700,quantity:4..')).toEqual([many]);
    expect(await found('where=pieces:2..2')).toEqual([own.goods.articleId]);
    expect(await found('where=kept:100..100')).toEqual([own.goods.articleId]);
    expect(await found('where=keptSum:1..,cancelled:..0')).toEqual([own.goods.articleId]);
    expect(await found('faults=no-fit,dearer')).toEqual([many]);
    expect(await found('faults=dearer')).toEqual([]);
    expect(await found('kind=idle&where=price:600..&faults=no-fit')).toEqual([many]);
  });

  test.each(['order=price;drop', 'order=name', 'where=price:1', 'where=nothing:1..2', 'faults=ugly', 'take=501'])(
    'are not found by %s',
    async (query) => {
      expect(await own.guest.get(`/services/seller/positions_json?${query}`)).toMatchObject({ status: 400 });
    },
  );

  test.each(['views', 'adds', 'orders', 'pieces', 'kept', 'keptSum', 'cancelled', 'returned', 'quantity', 'sum'])(
    'can be sorted by %s',
    async (by) => {
      await more({});
      await buy(own.goods, 1, '2026-05-10T12:00:00Z');
      await fold();
      const ids = async (sorts: string) =>
        (await positionsOf(own, `${MAY}&order=${sorts}`)).positions.map(({ articleId }) => articleId);
      expect((await ids(by)).length).toBe(2);
      expect(new Set(await ids(`${by}-asc`))).toEqual(new Set(await ids(by)));
    },
  );

  test('say why they may not sell, and what is in stock', async () => {
    await pool.query(
      `insert into offer_faults (seller_id, price_list_id, article_id, kind, sold)
       select seller_id, id, $2, kind, 0 from price_lists cross join (values ('no-picture'), ('no-fit')) kinds (kind)
       where id = $1`,
      [own.goods.priceListId, own.goods.articleId],
    );
    const { positions } = await positionsOf(own);
    expect(positions).toMatchObject([{ faults: ['no-fit', 'no-picture'], quantity: 100, price: 10_000 }]);
  });

  test('are a table for a spreadsheet too, of the chosen columns and positions', async () => {
    await more({ price: 500 });
    await buy(own.goods, 2, '2026-05-10T12:00:00Z');
    await fold();
    const file = await own.guest.download(`/services/seller/positions-table/csv?${MAY}`);
    const [head, row, other, end] = (await file.text()).split('\r\n');
    expect(head).toMatch(/^\uFEFF?Артикул;Наименование;Заказано, ₽;/);
    expect(row).toMatch(new RegExp(`${own.goods.number};.*;200;2;1;100;200;0;0;0;1;98;100;$`));
    expect([other?.includes('S'), end]).toEqual([true, '']);
    expect(file.headers.get('content-disposition')).toContain('positions-2026-05-01-2026-05-31.csv');
    const chosen = await own.guest.download(
      `/services/seller/positions-table/csv?${MAY}&columns=price,article&where=price:..500&lang=en`,
    );
    expect(await chosen.text()).toMatch(/^\uFEFF?"Price, RUB",Article\r\n5,Bosch S\d+\r\n$/);
  });

  test('are a workbook, whose prices are numbers', async () => {
    const file = await own.guest.download(
      `/services/seller/positions-table/xlsx?${MAY}&columns=article,price,faults&lang=en`,
    );
    expect(file.headers.get('content-disposition')).toContain('positions-2026-05-01-2026-05-31.xlsx');
    const book = new Workbook();
    await book.xlsx.load(new Uint8Array(await file.arrayBuffer()));
    const rows = book.worksheets[0]?.getSheetValues().slice(1) as unknown[][];
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['Article', 'Price, RUB', 'In the way'],
      [expect.stringContaining(own.goods.number), 100],
    ]);
  });
});

describe('views', () => {
  const state = {
    kind: 'all',
    order: 'price-asc',
    number: '',
    where: 'price:1..',
    faults: '',
    columns: 'article~start',
  };
  const save = async ({ guest }: Seller, view: object) =>
    guest.put('/services/seller/view_json', { Id: null, IsDefault: false, State: state, ...view });
  const viewsOf = async ({ guest }: Seller) =>
    (await good(guest.get('/services/seller/views_json'), PositionViews)).views;

  test('have a name, and one of them opens the page', async () => {
    await save(own, { Name: 'Дорогие', IsDefault: true });
    await save(own, { Name: 'Без фото', State: { ...state, faults: 'no-picture' }, IsDefault: true });
    const [one, other] = await viewsOf(own);
    expect([one, other]).toMatchObject([
      { name: 'Без фото', isDefault: true, state: { faults: 'no-picture' } },
      { name: 'Дорогие', isDefault: false, state },
    ]);
    expect(await viewsOf(await seller())).toEqual([]);
    const changed = await save(own, { Id: other?.id, Version: other?.version, Name: 'Дешёвые' });
    expect(changed).toMatchObject({ status: 200, body: { id: other?.id } });
    expect((await viewsOf(own)).map(({ name }) => name)).toEqual(['Без фото', 'Дешёвые']);
    const remove = async (version: unknown) =>
      own.guest.send('DELETE', `/services/seller/view_json/${one?.id}?version=${String(version)}`, {});
    expect(await remove(7)).toMatchObject({ status: 409, body: { code: 'view-changed' } });
    expect(await remove(one?.version)).toMatchObject({ status: 200, body: { views: [{ name: 'Дешёвые' }] } });
    expect(await remove(one?.version)).toMatchObject({ status: 404 });
  });

  test('never overwrite each other', async () => {
    await save(own, { Name: 'Дорогие' });
    const [view] = await viewsOf(own);
    expect(await save(own, { Name: 'дорогие' })).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    const change = async (name: string) => save(own, { Id: view?.id, Version: view?.version, Name: name });
    const answers = await Promise.all([change('Первый'), change('Второй')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('are at most thirty, and say only what makes sense', async () => {
    for (let at = 1; at <= 30; at += 1) expect(await save(own, { Name: `Вид ${at}` })).toMatchObject({ status: 200 });
    expect(await save(own, { Name: 'Ещё один' })).toMatchObject({ status: 422, body: { code: 'views-full' } });
    for (const wrong of [{ order: 'name' }, { where: 'price' }, { faults: 'x' }, { columns: 'a b' }, { kind: 'new' }]) {
      expect(await save(own, { Name: 'Вид', State: { ...state, ...wrong } })).toMatchObject({ status: 400 });
    }
    expect(await save(own, { Name: '  ' })).toMatchObject({ status: 400 });
  });
});

test('one position has its own days', async () => {
  await buy(own.goods, 2, '2026-05-10T12:00:00Z');
  await fold();
  const path = `/services/seller/position_json/${own.goods.articleId}?${MAY}`;
  const { position, total, steps } = await good(own.guest.get(path), PositionSales);
  expect(position).toMatchObject({ catalogFullNumber: own.goods.number, figures: { pieces: 2 }, quantity: 98 });
  expect([total.pieces, steps[9]?.pieces]).toEqual([2, 2]);
});

test('another seller sees nothing of it', async () => {
  await buy(own.goods, 2, '2026-05-10T12:00:00Z');
  await fold();
  const other = await seller();
  expect((await salesOf(other)).total.orders).toBe(0);
  expect((await positionsOf(other)).positions.map(({ articleId }) => articleId)).toEqual([other.goods.articleId]);
  const path = `/services/seller/position_json/${own.goods.articleId}?${MAY}`;
  expect(await other.guest.get(path)).toMatchObject({ status: 404 });
});

test.each(['sales_json', 'positions_json', 'positions-table/csv', 'positions-table/xlsx', 'position_json/1'])(
  '%s is a seller’s, of a period that is one',
  async (call) => {
    const path = `/services/seller/${call}`;
    expect(await visitor().get(path)).toMatchObject({ status: 401 });
    expect(await (await signedIn()).guest.get(path)).toMatchObject({ status: 403 });
    expect(await (await signedIn({ is_seller: true })).guest.get(path)).toMatchObject({ status: 404 });
    expect(await own.guest.get(`${path}?from=2026-05-02&to=2026-05-01`)).toMatchObject({ status: 400 });
  },
);
