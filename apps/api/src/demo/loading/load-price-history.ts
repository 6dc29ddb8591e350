import type pg from 'pg';

/** Articles that sell best have a past; all of them would take long. */
const ARTICLES = 500;
const DAYS = 365;

/**
 * A year of lowest prices: waves of a season about today's price, with steps of some days that differ by article. The same at each
 * loading.
 */
const FILL = `
insert into article_prices (article_id, day, price)
select a.id, now()::date - days, round(
  a.price * (1 + 0.08 * sin(days / 29.0 + a.id) + 0.05 * ((a.id * 37 + days * 11) % 19 - 9) / 9.0) / 100
) * 100
from (
  select a.id, min(o.price) as price
  from articles a join offers o on o.article_id = a.id and o.quantity > 0
  group by a.id
  order by max(a.sold) desc, a.id
  limit ${ARTICLES}
) a
cross join generate_series(2, ${DAYS}, 1) days
where (days + a.id) % 7 = 0 and a.price > 5000`;

export async function loadPriceHistory(client: pg.ClientBase): Promise<void> {
  await client.query(FILL);
}
