import type { ShopFacts } from '@partshop/api-client/contract';
import type pg from 'pg';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';

/** $1 the type of the clients whom the points serve. A point whose city is unknown names one itself. */
const FACTS = `
  select stock.*, places.*
  from (
    select coalesce(sum(listed.offers), 0)::bigint as offers, count(distinct p.seller_id) as sellers
    from (select price_list_id, count(*) as offers from offers where quantity > 0 group by price_list_id) listed
    join price_lists p on p.id = listed.price_list_id
  ) stock,
  (
    select count(*) as points, count(distinct coalesce(city_id::text, city)) as cities
    from pickup_points
    where coalesce(client_type = $1, true)
  ) places`;

/** Reads every offer: cache the result. */
export async function countShopFacts(pool: pg.Pool, clientType: ClientType): Promise<ShopFacts> {
  const { rows } = await pool.query<ShopFacts>(FACTS, [clientType]);
  return rows[0] ?? { offers: 0, sellers: 0, points: 0, cities: 0 };
}
