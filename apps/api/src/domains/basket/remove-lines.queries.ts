import { MAX_LINE_QTY } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { lockBasket } from './lock-basket.queries.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

type Trx = Transaction<Database>;

const COLUMNS = sql.raw(
  'id, basket_id, group_name, article_id, price_list_id, qty, comment, is_printed, in_order, price_seen, added_at',
);

/** Removes lines of this basket, and keeps them for a day; ids of other baskets are ignored. */
export async function removeLines(trx: Trx, session: Session, ids: number[], now: Date): Promise<void> {
  await lockBasket(trx, session);
  await sql`
    delete from removed_basket_items
    where basket_id = ${session.basketId} and removed_at < ${now}::timestamptz - interval '1 day'`.execute(trx);
  await sql`
    with gone as (
      delete from basket_items where basket_id = ${session.basketId} and id = any(${ids}::bigint[]) returning ${COLUMNS}
    )
    insert into removed_basket_items select ${COLUMNS}, ${now}::timestamptz from gone`.execute(trx);
}

/** Brings removed lines back with all that they had. An offer that was added again meanwhile gets their pieces. */
export async function restoreLines(trx: Trx, session: Session, ids: number[]): Promise<void> {
  await lockBasket(trx, session);
  await sql`
    with back as (
      delete from removed_basket_items
      where basket_id = ${session.basketId} and id = any(${ids}::bigint[]) returning ${COLUMNS}
    )
    insert into basket_items as line (${COLUMNS}) overriding system value select ${COLUMNS} from back
    on conflict (basket_id, group_name, article_id, price_list_id)
    do update set qty = least(line.qty + excluded.qty, ${MAX_LINE_QTY})`.execute(trx);
}
