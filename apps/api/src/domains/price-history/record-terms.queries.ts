import { DAY } from './shop-day.ts';

/** Terms of what sellers with an account offer. */
const offered = (and: string) => `
  select l.seller_id, o.article_id, sum(o.quantity)::int as quantity,
    coalesce(min(o.price) filter (where o.quantity >= o.multiplicity), min(o.price)) as price
  from sellers s
    join price_lists l on l.seller_id = s.id
    join offers o on o.price_list_id = l.id ${and}
  where s.client_id is not null
  group by l.seller_id, o.article_id`;

const recorded = (where: string) => `
  select distinct on (article_id, seller_id) article_id, seller_id, price, quantity
  from position_terms ${where}
  order by article_id, seller_id, day desc`;

/** In the order of the key, so that processes which record at once wait for each other and do not deadlock. */
const recordOf = (now: string, last: string) => `
insert into position_terms (article_id, seller_id, day, price, quantity)
select article_id, seller_id, ${DAY}, now.price, now.quantity
from (${now}) now full join (${last}) last using (article_id, seller_id)
where (now.price, now.quantity) is distinct from (last.price, last.quantity)
order by article_id, seller_id
on conflict (article_id, seller_id, day) do update set price = excluded.price, quantity = excluded.quantity`;

/** $1 now, $2 ids of articles. */
export const RECORD_TERMS_OF_SOME = recordOf(
  offered('and o.article_id = any($2::bigint[])'),
  recorded('where article_id = any($2::bigint[])'),
);

/** $1 now. */
export const RECORD_TERMS_OF_ALL = recordOf(offered(''), recorded(''));
