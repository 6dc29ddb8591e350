import { connect, type OpenDatabase } from '@partshop/api/bench';
import type { Bought, Goods } from './buyers.ts';

/** Compares the database with what the buyers saw. */
export type Ledger = {
  /** Number of orders in the database. */
  orders: number;
  confirmed: number;
  /** Confirmed orders that are missing or have another number. */
  lost: number;
  /** Checkouts that made more than one order. */
  doubled: number;
  /** Offers that sold more than their stock, or whose stock does not match their sales. */
  oversold: number;
  /** Orders whose mail was sent, and sent more than once. */
  mailed: number;
  mailsDoubled: number;
  /** Orders without a mail: nobody knows whether a process that died had sent it, so it is not sent again. */
  mailsLost: number;
};

export type Shelf = { goods: Goods[]; pointId: number; stockOf: ReadonlyMap<string, number> };

const PLENTY = { offers: 12, pieces: 100_000 };
/** These sell out within seconds. */
const RARE = { offers: 12, pieces: 5 };

const keyOf = ({ articleId, priceListId }: Goods) => `${articleId} ${priceListId}`;

/** Opens the database of a running shop for the work. */
export async function withDatabase<Result>(
  url: string,
  work: (database: OpenDatabase) => Promise<Result>,
  poolSize = 1,
): Promise<Result> {
  const database = await connect(url, { log: () => undefined, poolSize });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Sets a known stock for some offers of the demo catalogue. */
export async function fillShelf(url: string): Promise<Shelf> {
  return withDatabase(url, async ({ pool }) => {
    const { rows: goods } = await pool.query<Goods>(
      `select article_id as "articleId", price_list_id as "priceListId" from offers where multiplicity = 1
       order by article_id, price_list_id limit $1`,
      [PLENTY.offers + RARE.offers],
    );
    const stockOf = new Map<string, number>();
    for (const [index, one] of goods.entries()) {
      const pieces = index % 2 === 0 ? PLENTY.pieces : RARE.pieces;
      stockOf.set(keyOf(one), pieces);
      await pool.query('update offers set quantity = $3 where article_id = $1 and price_list_id = $2', [
        one.articleId,
        one.priceListId,
        pieces,
      ]);
    }
    const { rows } = await pool.query<{ id: number }>('select id from pickup_points limit 1');
    return { goods, stockOf, pointId: rows[0]?.id ?? 0 };
  });
}

/** Compares the database with what the buyers saw. */
export async function audit(url: string, { stockOf }: Shelf, { confirmed }: Bought): Promise<Ledger> {
  return withDatabase(url, async ({ pool }) => {
    const { rows: orders } = await pool.query<{ request: string; number: string }>(
      'select request_id as request, number from orders',
    );
    const { rows: offers } = await pool.query<Goods & { quantity: number; sold: number }>(
      `select o.article_id as "articleId", o.price_list_id as "priceListId", o.quantity,
              coalesce(sum(i.qty), 0)::int as sold
       from offers o left join order_items i using (article_id, price_list_id) group by 1, 2, 3`,
    );
    const { rows: mails } = await pool.query<{ sent: number; waiting: number }>(
      `select (select count(*) from demo_messages m where m.channel = 'mail' and m.recipient = o.contact_email)::int as sent,
              (select count(*) from outgoing_messages m where m.recipient = o.contact_email and m.taken_at is null)::int
                as waiting
       from orders o where 'mail' = any (o.confirmed_by)`,
    );
    const made = Map.groupBy(orders, ({ request }) => request);
    const stocked = offers.flatMap((offer) => {
      const before = stockOf.get(keyOf(offer));
      return before === undefined ? [] : [{ ...offer, before }];
    });
    return {
      orders: orders.length,
      confirmed: confirmed.size,
      lost: [...confirmed].filter(([request, number]) => made.get(request)?.[0]?.number !== number).length,
      doubled: [...made.values()].filter(({ length }) => length > 1).length,
      oversold: stocked.filter(({ before, quantity, sold }) => quantity < 0 || quantity !== before - sold).length,
      mailed: mails.filter(({ sent }) => sent > 0).length,
      mailsDoubled: mails.filter(({ sent, waiting }) => sent + waiting > 1).length,
      mailsLost: mails.filter(({ sent, waiting }) => sent + waiting === 0).length,
    };
  });
}

/** Process ids of the shop's database connections, those within a transaction first. */
export async function connectionsOf(url: string): Promise<number[]> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = 'partshop' and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by state = 'idle', random()`,
    );
    return rows.map(({ pid }) => pid);
  });
}
