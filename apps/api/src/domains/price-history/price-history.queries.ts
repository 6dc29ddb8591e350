import type pg from 'pg';
import { DAY } from './shop-day.ts';

const HISTORY_DAYS = 90;

export type DayPrice = { day: string; price: number | null };

/** Each day with the last price that was recorded until then. $1 now, $2 article. */
const HISTORY = `
select a.id, (
  select json_agg(json_build_object('day', day::date, 'price', (
    select price from article_prices p where p.article_id = a.id and p.day <= series.day order by p.day desc limit 1
  )) order by day)
  from generate_series(${DAY} - ${HISTORY_DAYS - 1}, ${DAY}, interval '1 day') series (day)
) as days
from articles a where a.id = $2`;

/** The lowest prices of an article, today's last, in kopecks; undefined where there is no such article. */
export async function findPriceHistory(pool: pg.Pool, articleId: number, now: Date): Promise<DayPrice[] | undefined> {
  const { rows } = await pool.query<{ days: DayPrice[] }>(HISTORY, [now, articleId]);
  return rows[0]?.days;
}
