/**
 * SQL of `related`: the articles around the one of `head (id, maker_id, family_id)` by their groups of §3, each in its first: 1 the
 * article, 2 the maker's newer and older numbers, 3 car makers' parts, 4 other makers' parts. Follows `with recursive head`.
 */
export const RELATED = `-- The maker's newer and older numbers of the same part, however many steps away; union stops at circles.
chain (id, maker_id) as (
  select id, maker_id from head
  union
  select next.id, next.maker_id
  from chain
  join articles here on here.id = chain.id
  cross join lateral (
    select id, maker_id from articles where id = here.replaced_by
    union all
    select id, maker_id from articles where replaced_by = here.id
  ) next
  where next.maker_id = chain.maker_id
),
related as (
  select id, min(row_group) as row_group
  from (
    select id, 1 as row_group from head
    union all
    select chain.id, 2 from chain where chain.id <> (select id from head)
    union all
    select a.id, case when m.is_car_maker then 3 else 4 end
    from head join articles a on a.family_id = head.family_id join makers m on m.id = a.maker_id
  ) candidates
  group by id
)`;
