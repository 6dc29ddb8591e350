import { nameSql } from '../../platform/database/name-sql.ts';

/** A longer chain of numbers is a mistake in the data. */
const MAX_CHAIN = 100;

/** A chain that was not followed to its end by then is a circle. */
const MAX_STEPS = 20;

/** Substitutes of substitutes that are less sure than this are left out, of 100. */
const LEAST_CONFIDENCE = 50;

/** An article is known to be related to so many others at most: it bounds the cost of one page. */
const MAX_RELATED = 1000;

/**
 * SQL of `related (id, row_group, confidence, is_newer)`: the articles around the one of `head (id, maker_id, family_id)` by their
 * groups of §3, each in its first: 1 the article, 2 the maker's newer and older numbers, 3 car makers' parts, 4 other makers' parts.
 * Substitutes are at most two steps away: a step within a family is sure, along an edge as sure as the edge. Follows `with recursive
 * head`.
 */
export const RELATED = `-- The maker's newer and older numbers of the same part, however many steps away; union stops at circles.
chain (id, maker_id) as (
  select id, maker_id from head
  union
  select next.id, next.maker_id
  from chain
  cross join lateral (
    select other_id as id from article_crosses where article_id = chain.id and kind = 'replaced-by'
    union all
    select article_id from article_crosses where other_id = chain.id and kind = 'replaced-by'
  ) step
  join articles next on next.id = step.id
  where next.maker_id = chain.maker_id
),
numbers as materialized (select id from chain limit ${MAX_CHAIN}),
-- One step: of the family, or said to be a substitute of one of the numbers.
near as materialized (
  select id, max(confidence) as confidence
  from (
    select a.id, 100 as confidence from head join articles a on a.family_id = head.family_id
    union all
    select c.other_id, c.confidence
    from numbers join article_crosses c on c.article_id = numbers.id and c.kind = 'substitute'
  ) step
  group by id limit ${MAX_RELATED}
),
far as (
  select c.other_id as id, near.confidence * c.confidence / 100 as confidence
  from near join article_crosses c on c.article_id = near.id and c.kind = 'substitute'
  union all
  select a.id, near.confidence
  from near
  join articles here on here.id = near.id
  join articles a on a.family_id = here.family_id
  where near.confidence < 100
),
related as (
  select id, min(row_group) as row_group, max(confidence) as confidence
  from (
    select id, 1 as row_group, 100 as confidence from head
    union all
    select numbers.id, 2, 100 from numbers where numbers.id <> (select id from head)
    union all
    select a.id, case when m.is_car_maker then 3 else 4 end, step.confidence
    from (
      select * from near
      union all
      select * from far where confidence >= ${LEAST_CONFIDENCE}
    ) step
    join articles a on a.id = step.id
    join makers m on m.id = a.maker_id
  ) candidates
  group by id
)`;

/**
 * SQL of `newest (id)`: the articles at the ends of the chains of replacements that begin at the ids of a query. Nothing where
 * the chain is a circle. Needs `with recursive`.
 */
export const newestOf = (ids: string): string => `replaced (id, steps) as (
  select id, 0 from (${ids}) asked
  union
  select c.other_id, replaced.steps + 1
  from replaced join article_crosses c on c.article_id = replaced.id and c.kind = 'replaced-by'
  where replaced.steps < ${MAX_STEPS}
),
newest as (
  select distinct id from replaced
  where not exists (select from article_crosses c where c.article_id = replaced.id and c.kind = 'replaced-by')
)`;

/** SQL of an ArticleNumber of the contract, of the tables `articles a` and `makers m`. */
export const articleNumberSql = (lang: string): string => `json_build_object(
  'catalogKey', m.key,
  'catalogName', m.name,
  'catalogFullNumber', a.number,
  'clearNumber', a.number_key,
  'productName', ${nameSql('a.names', lang)}
)`;
