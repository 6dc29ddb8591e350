import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

/** Articles whose fit is checked: some fit a part of the engine's cars only. */
const MOST_CANDIDATES = 20;

/**
 * Ids of articles that can be had and were ordered together with articles of the basket, by the number of buyers; both have a fitment of
 * the engine.
 */
export async function findBoughtTogether(db: Kysely<Database>, session: Session, engineId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select distinct article_id as id from basket_items
      where basket_id = ${session.basketId} and group_name = ''
    )
    select t.other_id as id
    from own join bought_together t on t.article_id = own.id
    where t.other_id not in (select id from own)
      and exists (select from article_fitments f where f.article_id = own.id and f.engine_id = ${engineId})
      and exists (select from article_fitments f where f.article_id = t.other_id and f.engine_id = ${engineId})
      and exists (select from offers o where o.article_id = t.other_id and o.quantity >= o.multiplicity)
    group by t.other_id
    order by sum(t.buyers) desc, t.other_id
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}
