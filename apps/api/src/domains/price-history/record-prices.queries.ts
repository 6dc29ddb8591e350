import type { OpenDatabase } from '../../platform/database/connect.ts';
import type { ChangedArticles } from '../catalogue-changes/index.ts';
import { RECORD_TERMS_OF_ALL, RECORD_TERMS_OF_SOME } from './record-terms.queries.ts';
import { DAY } from './shop-day.ts';

/** Of some articles: each is looked up alone. $2: their ids. */
const SOME = `
  select a.id as article_id, last.price as last_price, (
    select min(o.price) from offers o where o.article_id = a.id and o.quantity > 0
  ) as price
  from articles a
  left join lateral (select price from article_prices where article_id = a.id order by day desc limit 1) last on true
  where a.id = any($2::bigint[])`;

/** Of all articles: both tables are read once. */
const ALL = `
  select article_id, last.price as last_price, now.price
  from (select article_id, min(price) as price from offers where quantity > 0 group by article_id) now
  full join (select distinct on (article_id) article_id, price from article_prices order by article_id, day desc) last
    using (article_id)`;

/** In the order of the articles, so that processes which record at once wait for each other and do not deadlock. */
const recordOf = (compared: string) => `
insert into article_prices as p (article_id, day, price)
select article_id, ${DAY}, price from (${compared}) compared
where last_price is distinct from price
order by article_id
on conflict (article_id, day) do update set price = least(p.price, excluded.price)`;

/**
 * Makes a function that records what changed articles cost today at the lowest, and what each seller with an account asks for them and
 * has. Of several lowest prices of one day the lowest stays, and the next record corrects the day after it; of a seller's terms the last.
 */
export function createPriceRecording({ database, clock }: { database: OpenDatabase; clock: () => Date }) {
  return async (changed: ChangedArticles): Promise<void> => {
    if (changed !== 'all') {
      if (changed.length === 0) return;
      await database.pool.query(recordOf(SOME), [clock(), changed]);
      await database.pool.query(RECORD_TERMS_OF_SOME, [clock(), changed]);
      return;
    }
    await database.withoutLimits(async (pool) => {
      await pool.query(recordOf(ALL), [clock()]);
      await pool.query(RECORD_TERMS_OF_ALL, [clock()]);
    });
  };
}
