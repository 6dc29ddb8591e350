import type { OpenDatabase } from '@partshop/api/bench';
import { atLeast, atMost, median, type Finding, type Part, type Size } from '../finding.ts';
import { openBuyer, type Ask, type Trouble } from '../kill/buyer.ts';
import { checkoutForm, type Goods } from '../kill/buyers.ts';
import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';
import { withDatabase } from '../kill/ledger.ts';
import { superviseShop } from '../kill/shop-process.ts';
import { SHOP } from './kill.ts';

/** Buyers who want the last pieces of one offer. */
const RUSH: Record<Size, { buyers: number; pieces: number }> = {
  short: { buyers: 40, pieces: 4 },
  usual: { buyers: 1000, pieces: 100 },
  full: { buyers: 1000, pieces: 100 },
};
/** Orders of a round. */
const ORDERS: Record<Size, number> = { short: 20, usual: 400, full: 1000 };
const AT_ONCE = 16;
const OFFERS = 50;
const PLENTY = 1_000_000;

type Market = { origin: string; url: string; pointId: number; plenty: readonly Goods[]; rare: Goods };

/**
 * How fast orders are placed, beside bare transactions that insert the same rows into tables of the same columns and indexes; and
 * whether a thousand buyers of the last hundred pieces get a hundred.
 */
export const measureOrders: Part = async ({ size, rounds }) => {
  const folder = await makeEmbeddedFolder();
  const shop = await superviseShop({ ...SHOP, DATA_DIR: folder.dataDir });
  try {
    const market = await openMarket(shop.origin, await folder.url(), RUSH[size].pieces);
    return [...(await rush(market, RUSH[size])), await comparePlacing(market, ORDERS[size], rounds)];
  } finally {
    await shop.stop();
    await folder.remove();
  }
};

async function openMarket(origin: string, url: string, pieces: number): Promise<Market> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<Goods>(
      `update offers set quantity = ${PLENTY} where (article_id, price_list_id) in (
         select article_id, price_list_id from offers where multiplicity = 1 limit ${OFFERS + 1})
       returning article_id as "articleId", price_list_id as "priceListId"`,
    );
    const [rare, ...plenty] = rows;
    if (!rare) throw new Error('The demo has no offers.');
    await pool.query('update offers set quantity = $3 where article_id = $1 and price_list_id = $2', [
      rare.articleId,
      rare.priceListId,
      pieces,
    ]);
    const { rows: points } = await pool.query<{ id: number }>('select id from pickup_points limit 1');
    return { origin, url, pointId: points[0]?.id ?? 0, plenty, rare };
  });
}

async function rush(market: Market, { buyers, pieces }: { buyers: number; pieces: number }): Promise<Finding[]> {
  const trouble: Trouble = { lost: 0, refused: 0, odd: [] };
  const all = await fillBaskets(market, Array.from<Goods>({ length: buyers }).fill(market.rare), trouble);
  const outcomes = await Promise.all(all.map(async (ask) => order(ask, market.pointId)));
  const sold = outcomes.filter((status) => status === 200).length;
  const left = await withDatabase(market.url, async ({ pool }) => {
    const { rows } = await pool.query<{ quantity: number }>(
      'select quantity from offers where article_id = $1 and price_list_id = $2',
      [market.rare.articleId, market.rare.priceListId],
    );
    return rows[0]?.quantity ?? Number.NaN;
  });
  const title = `${buyers} buyers of ${pieces} pieces at once`;
  const otherwise = outcomes.filter((status) => status !== 200 && status !== 409).length + trouble.odd.length;
  return [
    {
      name: `${title}: sold`,
      unit: '',
      values: { shop: sold },
      goals: [atLeast('F4', sold, pieces, ''), atMost('F4', sold, pieces, '')],
    },
    { name: `${title}: left`, unit: '', values: { shop: left }, goals: [atMost('F4', Math.abs(left), 0, '')] },
    {
      name: `${title}: answers that are neither an order nor a reason`,
      unit: '',
      values: { shop: otherwise },
      goals: [atMost('F3', otherwise, 0, '')],
    },
    { name: `${title}: requests told to come again`, unit: '', values: { shop: trouble.refused } },
  ];
}

/** A buyer for each of the goods, with one piece of it in the basket. */
async function fillBaskets({ origin }: Market, goods: readonly Goods[], trouble: Trouble): Promise<Ask[]> {
  const buyers: Ask[] = [];
  await atOnce(goods, async (wanted) => {
    const ask = openBuyer(origin, trouble);
    const { status } = await ask('/services/basket/add_json', { ...wanted, qty: 1 });
    if (status !== 200) throw new Error(`A basket was not filled: ${status}.`);
    buyers.push(ask);
  });
  return buyers;
}

const order = async (ask: Ask, pointId: number): Promise<number> =>
  (await ask('/services/orders/createOrderRetail', checkoutForm(pointId))).status;

async function comparePlacing(market: Market, orders: number, rounds: number): Promise<Finding> {
  const perSecond: Record<'shop' | 'bare', number[]> = { shop: [], bare: [] };
  await withDatabase(
    market.url,
    async ({ pool }) => {
      await makeBareTables(pool);
      for (let round = 0; round < rounds; round += 1) {
        const trouble: Trouble = { lost: 0, refused: 0, odd: [] };
        const goods = Array.from(
          { length: orders },
          (_, index) => market.plenty[index % market.plenty.length] as Goods,
        );
        const buyers = await fillBaskets(market, goods, trouble);
        const { rows: last } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from orders');
        perSecond.shop.push(await pace(buyers, async (ask) => void (await order(ask, market.pointId))));
        const made = await rowsAfter(pool, last[0]?.id ?? 0);
        perSecond.bare.push(await pace(made, async (rows) => insertBare(pool, rows)));
      }
    },
    AT_ONCE,
  );
  return {
    name: 'Orders placed',
    unit: 'orders/s',
    values: { shop: median(perSecond.shop), bare: median(perSecond.bare) },
    rounds: perSecond,
  };
}

/** The rows of one order as JSON. */
type OrderRows = { order: string; items: string };
type Pool = OpenDatabase['pool'];

const makeBareTables = async (pool: Pool) =>
  pool.query(`
    create table bare_orders (like orders including defaults including constraints including indexes);
    create table bare_order_items (like order_items including defaults including constraints including indexes)`);

async function rowsAfter(pool: Pool, orderId: number): Promise<OrderRows[]> {
  const { rows } = await pool.query<OrderRows>(
    `select to_jsonb(o)::text as order, (select jsonb_agg(i) from order_items i where i.order_id = o.id)::text as items
     from orders o where o.id > $1`,
    [orderId],
  );
  return rows;
}

async function insertBare(pool: Pool, { order: row, items }: OrderRows): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bare_orders select * from jsonb_populate_record(null::bare_orders, $1::jsonb)', [
      row,
    ]);
    await client.query(
      'insert into bare_order_items select * from jsonb_populate_recordset(null::bare_order_items, $1::jsonb)',
      [items],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** How many of the works are done in a second. */
async function pace<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const start = performance.now();
  await atOnce(items, work);
  return items.length / ((performance.now() - start) / 1000);
}

/** Does the work for each item, so many at a time. */
async function atOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const workOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
