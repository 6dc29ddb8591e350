import type pg from 'pg';
import { foundSql, withMemory, type PositionsFilter } from './positions.queries.ts';

/** All positions that a filter finds but some, or some by their articles. */
export type ChosenPositions =
  | { kind: 'all'; except: readonly number[] }
  | { kind: 'some'; articleIds: readonly number[] };

export type ChosenOffer = {
  priceListId: number;
  maker: string;
  number: string;
  price: number;
};

/** $1 is the seller. */
const OFFERS = `
  select o.price_list_id as "priceListId", m.name as maker, a.number, o.price
  from chosen
    join offers o using (article_id)
    join articles a on a.id = o.article_id
    join makers m on m.id = a.maker_id
  where o.price_list_id in (select id from price_lists where seller_id = $1)
  order by o.price_list_id, o.article_id`;

/** The offers of a seller for chosen positions, of all price lists. */
export async function findChosenOffers(
  pool: pg.Pool,
  filter: PositionsFilter,
  chosen: ChosenPositions,
): Promise<ChosenOffer[]> {
  if (chosen.kind === 'some') {
    const values = [filter.sellerId, chosen.articleIds];
    const named = 'with chosen as (select distinct unnest($2::bigint[]) as article_id)';
    return (await pool.query<ChosenOffer>(named + OFFERS, values)).rows;
  }
  const { text, values } = foundSql(filter);
  const all = `${text}, chosen as (select article_id from found_of_kind where article_id <> all($${values.length + 1}::bigint[]))`;
  const { rows } = await withMemory(pool, async (client) =>
    client.query<ChosenOffer>(all + OFFERS, [...values, chosen.except]),
  );
  return rows;
}
