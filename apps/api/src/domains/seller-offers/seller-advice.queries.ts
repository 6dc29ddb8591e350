import type { AdviceChange, AdviceChanges, AppliedAdvice, SellerAdvice } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { adviceSince, CHANGES_VERSION, changesSql } from './advise.queries.ts';
import { countOfferFaults } from './seller-offers.queries.ts';

type View = { lang: string; now: Date };

const SHOWN_CHANGES = 100;
const DAY_MS = 86_400_000;

/** What a seller is advised; what would earn most first. */
export async function findAdvice(db: Kysely<Database>, sellerId: number, { lang, now }: View): Promise<SellerAdvice> {
  const [{ checkedAt }, rows] = await Promise.all([
    countOfferFaults(db, sellerId),
    db
      .selectFrom('price_lists as p')
      .innerJoin('offer_advice as a', 'a.price_list_id', 'p.id')
      .where('p.seller_id', '=', sellerId)
      .orderBy(sql`a.sum - a.cost`, 'desc')
      .orderBy('a.orders', 'desc')
      .orderBy('a.views', 'desc')
      .orderBy('a.positions', 'desc')
      .orderBy('a.price_list_id')
      .orderBy('a.kind')
      .select(['a.kind', 'p.id as priceListId', nameOf('p.names', lang).as('warehouseName')])
      .select(['a.positions', 'a.low', 'a.high', 'a.orders', 'a.sum', 'a.cost', 'a.views'])
      .select(['p.updated_at as updatedAt', sql<string>`a.since::text`.as('since')])
      .execute(),
  ]);
  return {
    checkedAt,
    since: rows[0]?.since ?? adviceSince(now),
    advice: rows.map(({ updatedAt, since: _since, ...row }) => {
      const staleDays = Math.floor((now.getTime() - updatedAt.getTime()) / DAY_MS);
      return row.kind === 'stale' ? { ...row, low: staleDays, high: staleDays } : row;
    }),
  };
}

type Asked = { sellerId: number; kind: AppliedAdvice; priceListId: number };

/** What following advice would change now; undefined for another's list. */
export async function findChanges(
  db: Kysely<Database>,
  { sellerId, kind, priceListId }: Asked,
  { lang, now }: View,
): Promise<AdviceChanges | undefined> {
  const list = await db
    .selectFrom('price_lists as p')
    .where('p.id', '=', bigint(priceListId))
    .where('p.seller_id', '=', sellerId)
    .select(nameOf('p.names', lang).as('warehouseName'))
    .executeTakeFirst();
  if (!list) return undefined;
  const { rows } = await sql<{ version: string; total: number; changes: AdviceChange[] }>`
    with change as (${changesSql(kind, { sellerId, priceListId, since: adviceSince(now) })}), shown as (
      select * from change order by orders desc, article_id limit ${SHOWN_CHANGES}
    )
    select (select ${sql.raw(CHANGES_VERSION)} from change) as version, (select count(*)::int from change) as total,
      (
        select coalesce(json_agg(json_build_object(
          'articleId', a.id, 'catalogKey', m.key, 'catalogName', m.name, 'catalogFullNumber', a.number,
          'clearNumber', a.number_key, 'productName', ${nameOf('a.names', lang)}, 'orders', round(shown.orders, 1),
          'before', json_build_object('price', shown.old_price, 'multiplicity', shown.old_multiplicity),
          'after', json_build_object('price', shown.price, 'multiplicity', shown.multiplicity)
        ) order by shown.orders desc, a.id), '[]')
        from shown join articles a on a.id = shown.article_id join makers m on m.id = a.maker_id
      ) as changes`.execute(db);
  const [found] = rows;
  return { kind, priceListId, ...list, version: '', total: 0, changes: [], ...found };
}
