import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export type UntoldOrder = {
  number: string;
  email: string;
  /** Of the client who sells. */
  lang: string | null;
  items: { maker: string; number: string; qty: number; kopecks: number }[];
};

/** Takes the oldest order that a seller wants to be told of and was not, and marks it as told; no other process gets it. */
export async function takeUntoldOrder(trx: Transaction<Database>, now: Date): Promise<UntoldOrder | undefined> {
  const { rows } = await sql<UntoldOrder>`
    with due as (
      select i.order_id, p.seller_id
      from sellers s
        join price_lists p on p.seller_id = s.id
        join order_items i on i.price_list_id = p.id and i.status in ('new', 'paid')
        join orders o on o.id = i.order_id
      where s.client_id is not null and o.created_at >= s.notices_since
        and o.created_at > ${now}::timestamptz - interval '2 days'
        and not exists (select from seller_notices n where n.order_id = o.id and n.seller_id = s.id)
      order by i.order_id, p.seller_id
      limit 1
    ), told as (
      -- Another process may have taken it a moment ago.
      insert into seller_notices (order_id, seller_id) select order_id, seller_id from due
      on conflict do nothing
      returning order_id, seller_id
    )
    select o.number, s.notice_email as email, c.lang,
      (
        select json_agg(json_build_object('maker', m.name, 'number', a.number, 'qty', i.qty, 'kopecks', i.price) order by i.id)
        from order_items i
          join price_lists p on p.id = i.price_list_id and p.seller_id = s.id
          join articles a on a.id = i.article_id
          join makers m on m.id = a.maker_id
        where i.order_id = o.id and i.status in ('new', 'paid')
      ) as items
    from told
      join orders o on o.id = told.order_id
      join sellers s on s.id = told.seller_id
      join clients c on c.id = s.client_id`.execute(trx);
  return rows[0];
}
