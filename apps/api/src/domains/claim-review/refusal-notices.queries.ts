import type { ReviewedClaimType } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SELLER_MAIL } from '../messages/index.ts';

/** So many minutes after the last refusal a seller is told of all: staff refuses several in a row, and takes some back. */
export const REFUSALS_WAIT_MINUTES = 10;

/** So many refused claims are named in a mail. */
export const NAMED_REFUSALS = 20;

export type RefusalNotice = {
  type: ReviewedClaimType;
  /** All that the seller claims is refused. */
  isAll: boolean;
  refused: number;
  /** The first of them: an article, and the other article or the car. */
  claims: [string, string][];
  /** Empty for a seller whom no mail reaches. */
  email: string;
  lang: string | null;
};

/** Takes what was refused of a seller's claims, and is not told yet; no other process gets it. */
export async function takeUntoldRefusals(trx: Transaction<Database>, now: Date): Promise<RefusalNotice | undefined> {
  const { rows } = await sql<RefusalNotice>`
    with due as (
      select seller_id, type from untold_refusals
      group by seller_id, type
      having max(at) <= ${now}::timestamptz - make_interval(mins => ${REFUSALS_WAIT_MINUTES})
      order by min(at) limit 1
    ), told as (
      delete from untold_refusals u using due where u.seller_id = due.seller_id and u.type = due.type returning u.*
    ), counted as (
      select seller_id, type, bool_or(article_id is null) as is_all, count(article_id)::int as refused
      from told group by seller_id, type
    )
    select counted.type, counted.is_all as "isAll", counted.refused, ${SELLER_MAIL},
      (
        select coalesce(json_agg(json_build_array(named.article, named.other)), '[]')
        from (
          select concat_ws(' ', m.name, a.number) as article,
            case told.type
              when 'crosses' then concat_ws(' ', om.name, o.number)
              else concat_ws(' ', b.name, v.name, g.name, e.name)
            end as other
          from told join articles a on a.id = told.article_id join makers m on m.id = a.maker_id
            left join articles o on told.type = 'crosses' and o.id = told.other_id left join makers om on om.id = o.maker_id
            left join vehicle_engines e on told.type = 'fitments' and e.id = told.other_id
            left join vehicle_models g on g.id = e.model_id left join vehicle_series v on v.id = g.series_id
            left join vehicle_brands b on b.id = v.brand_id
          order by article, other limit ${NAMED_REFUSALS}
        ) named
      ) as claims
    from counted join sellers s on s.id = counted.seller_id left join clients c on c.id = s.client_id`.execute(trx);
  return rows[0];
}
