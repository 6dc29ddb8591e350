import { fillDays } from './fill-days.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

/** A number that is the same at each loading, by article and day. */
const HASH = `(hashint8extended(d.article_id * 4096 + (d.day - date '2020-01-01'), d.seller_id) & 1048575)::int`;

/** What demo sellers with an account sent of what was ordered from them from $1 to $2; their orders cannot be opened. */
const FILL = `
insert into transits (seller_id, article_id, order_number, pieces, price, sent_on, expected_on)
select seller_id, article_id, to_char(day, '"Д"YYMMDD-') || 1 + dice % 9, pieces, sum / pieces, day + dice % 2, day + 2 + dice / 2 % 4
from (
  select d.seller_id, d.article_id, d.day, ${HASH} as dice, d.pieces - d.cancelled as pieces, d.sum - d.cancelled_sum as sum
  from position_days d
    join sellers s on s.id = d.seller_id and s.is_demo and s.client_id is not null
    join articles a on a.id = d.article_id
  where d.day between $1::date and $2::date and d.orders > 0 and d.pieces > d.cancelled
) sent
order by seller_id, day, article_id`;

/** Gives demo sellers a year of goods that they sent to the shop's warehouse, up to yesterday. */
export const ensureDemoTransits = async (pool: PatientPool, now: Date): Promise<void> =>
  fillDays(pool, now, { setting: 'demo-transits', fill: FILL, tables: ['transits'] });
