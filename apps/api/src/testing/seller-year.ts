import type { PositionOrder } from '@partshop/api-client/contract';
import type pg from 'pg';
import { findPosition, findPositions, type PositionsQuery } from '../domains/seller-sales/positions.queries.ts';
import { findSales } from '../domains/seller-sales/sales-by-step.queries.ts';
import { salesPeriod } from '../domains/seller-sales/sales-period.rules.ts';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

const CREATE_ARTICLES = `
  with maker as (insert into makers (key, name) values ('bench', 'BENCH') returning id)
  insert into articles (maker_id, number, names, search_text)
  select maker.id, 'Y ' || n, '{"ru": "Деталь стенда", "en": "Bench part"}', 'bench'
  from maker, generate_series(1, $1::int) n`;

const CREATE_SELLERS = `
  with made as (
    insert into sellers (names) select jsonb_build_object('ru', 'Продавец ' || n) from generate_series(1, $1::int) n returning id
  ), lists as (
    insert into price_lists (seller_id, names, city) select id, '{"ru": "Склад"}', 'Москва' from made returning id, seller_id
  )
  insert into offers (article_id, price_list_id, price, quantity)
  select a.id, lists.id, 10000 + a.id % 977 * 100, a.id % 40 from articles a, lists`;

/** Makes sellers who all offer the same positions; returns their ids. */
export async function fillSellers(pool: PatientPool, sellers: number, positions: number): Promise<number[]> {
  await inLongTransaction(pool, async (client) => {
    await client.query(CREATE_ARTICLES, [positions]);
    await client.query(CREATE_SELLERS, [sellers]);
  });
  const { rows } = await pool.query<{ id: number }>('select id from sellers order by id');
  return rows.map(({ id }) => id);
}

/**
 * Of a hundred events 90 are views, seven put something into a basket, and three order it; the n-th position has 1/n of the events of the
 * first, on any day of the year. $1 seller, $2 events, $3 day.
 */
const ADD_EVENTS = `
  with position as (
    select o.article_id, o.price, row_number() over (order by o.article_id) as place
    from offers o join price_lists l on l.id = o.price_list_id where l.seller_id = $1
  ), event as materialized (
    select floor(power((select count(*) from position), random()))::int as place, floor(random() * 365)::int as ago,
      n % 100 as kind
    from generate_series(1, $2::int) n
  )
  insert into position_changes (seller_id, article_id, day, views, adds, status, qty, price)
  select $1, position.article_id, $3::date - ago, (kind < 90)::int, (kind between 90 and 96)::int,
    case when kind = 97 and event.place % 9 = 0 then 'returned' when kind >= 97 then 'issued' end,
    case when kind >= 97 then 1 + event.place % 4 else 0 end, position.price
  from event join position using (place)`;

/** Adds events of a seller's year, which wait to be folded: the same rows each time. */
export async function addEvents(pool: PatientPool, sellerId: number, events: number, now: Date): Promise<void> {
  const period = yearOf(now);
  await inLongTransaction(pool, async (client) => {
    await client.query('select setseed(0.42)');
    await client.query(ADD_EVENTS, [sellerId, events, period.to]);
  });
}

const TABLES = { position_days: 'day', position_months: 'month' };

/** Puts the rows of all sellers side by side, as they come to lie in a shop where all sell at the same minutes. */
export async function mingleSellers(pool: PatientPool): Promise<void> {
  await inLongTransaction(pool, async (client) => {
    for (const [table, day] of Object.entries(TABLES)) {
      await client.query(`create temp table all_rows on commit drop as table ${table}`);
      await client.query(`truncate ${table}`);
      await client.query(
        `insert into ${table} select * from all_rows order by ${day}, hashint8(article_id), seller_id`,
      );
      await client.query('drop table all_rows');
    }
  });
  await pool.query('vacuum (analyze)');
}

function yearOf(now: Date) {
  const period = salesPeriod({ days: 365 }, now);
  if (!period) throw new Error('A year is a period.');
  return period;
}

/** The first article has the most events. */
const BEST = 1;

const by = (order: PositionOrder) => [{ by: order, direction: 'desc' }] as const;

/** What each page of a seller reads for a year up to `now`. */
export function createSellerPages(pool: pg.Pool, now: Date) {
  const period = yearOf(now);
  const lang = 'ru';
  const positions = async (sellerId: number, asked: Partial<PositionsQuery>, take = 50) => {
    const usual = { kind: 'all', sorts: by('sum'), number: undefined, ranges: [], faults: [] } as const;
    const page = { page: 1, take, skip: 0 };
    return findPositions(pool, { ...usual, ...asked, sellerId, period, today: period.to, lang, ...page });
  };
  return {
    sales: async (sellerId: number) => findSales(pool, { sellerId, period }),
    goods: async (sellerId: number) => positions(sellerId, {}),
    'goods that earn nothing': async (sellerId: number) => positions(sellerId, { kind: 'idle', sorts: by('views') }, 5),
    'goods by number': async (sellerId: number) => positions(sellerId, { number: 'Y12' }),
    traffic: async (sellerId: number) => positions(sellerId, { sorts: by('views') }),
    'one position': async (sellerId: number) =>
      Promise.all([
        findSales(pool, { sellerId, articleId: BEST, period }),
        findPosition(pool, { sellerId, articleId: BEST, period, today: period.to, lang }),
      ]),
  };
}
