import type { OemCross } from '@partshop/api-client/contract';
import type pg from 'pg';
import { nameSql } from '../../platform/database/name-sql.ts';
import { newestOf, RELATED } from './related-articles.ts';

const MAX_CROSSES = 500;

/** $1 article, $2 language. */
const CROSSES = `
with recursive head as materialized (select id, maker_id, family_id from articles where id = $1),
${RELATED},
${newestOf('select id from head')}
select
  coalesce(
    (
      select json_agg(cross_number)
      from (
        select a.id as "articleId", m.key as "catalogKey", m.name as "catalogName", a.number as "catalogFullNumber",
          a.number_key as "clearNumber", ${nameSql('a.names', '$2')} as "productName",
          (array['replacement', 'original', 'substitute'])[r.row_group - 1] as relation,
          r.confidence,
          array(
            select c.source from article_crosses c
            where (c.article_id, c.other_id) in (($1, a.id), (a.id, $1))
            group by c.source order by max(c.confidence) desc, c.source
          ) as sources,
          case
            when r.row_group > 2 then 'both'
            when a.id in (select id from replaced) then 'newer'
            else 'older'
          end as direction
        from related r join articles a on a.id = r.id join makers m on m.id = a.maker_id
        where r.row_group > 1
        order by r.row_group, r.confidence desc, m.name, a.number, a.id
        limit ${MAX_CROSSES}
      ) cross_number
    ),
    '[]'
  ) as crosses
from head`;

/** The numbers that replace an article's number; undefined where there is no such article. */
export async function findOemCrosses(pool: pg.Pool, articleId: number, lang: string): Promise<OemCross[] | undefined> {
  const { rows } = await pool.query<{ crosses: OemCross[] }>({
    name: 'oem-crosses',
    text: CROSSES,
    values: [articleId, lang],
  });
  return rows[0]?.crosses;
}

/** An article whose cross references contradict each other. */
export type CrossConflict = { articleId: number; otherId: number; reason: 'circle' | 'both-kinds' };

/** $1 how many. A number that replaces itself over some steps, or that is both a replacement and a substitute. */
const CONFLICTS = `
with recursive steps (start, id, length) as (
  select article_id, other_id, 1 from article_crosses where kind = 'replaced-by'
  union
  select steps.start, c.other_id, steps.length + 1
  from steps join article_crosses c on c.article_id = steps.id and c.kind = 'replaced-by'
  where steps.id <> steps.start and steps.length < 20
)
select * from (
  select distinct c.article_id::float8 as "articleId", c.other_id::float8 as "otherId", 'circle' as reason
  from article_crosses c
  where c.kind = 'replaced-by'
    and exists (select from steps where steps.start = c.article_id and steps.id = c.article_id)
    and exists (select from steps where steps.start = c.other_id and steps.id = c.other_id)
  union all
  select distinct one.article_id::float8, one.other_id::float8, 'both-kinds'
  from article_crosses one join article_crosses other using (article_id, other_id)
  where one.kind = 'replaced-by' and other.kind = 'substitute'
) conflicts
order by "articleId", "otherId"
limit $1`;

/** Cross references that the staff should look at (F6). */
export async function findCrossConflicts(pool: pg.Pool, limit: number): Promise<CrossConflict[]> {
  const { rows } = await pool.query<CrossConflict>(CONFLICTS, [limit]);
  return rows;
}
