import type pg from 'pg';
import { EASIEST_FIRST, fitmentSql, sourceSql } from './fitment-sql.ts';
import type { ArticleFit } from './fit-verdict.rules.ts';

/**
 * $1 article ids, $2 engine ids, $3 language. One search in the index of fitments an article: a family has few engines, which lie
 * together. An article whose cars nobody knows has no `known` row.
 */
const FIT = `
select a.id as "articleId", known.engine_id is not null as "isKnown", coalesce(known.is_claim, false) as "isClaim",
  ${sourceSql('known.source_id', '$3')} as source,
  coalesce(
    (
      select json_agg(${fitmentSql('$3')} order by ${EASIEST_FIRST})
      from told_fitments f
      where f.article_id = a.id and f.engine_id = any($2::bigint[])
    ),
    '[]'
  ) as rows
from articles a
left join lateral (
  select f.engine_id, f.source_id, f.is_claim from told_fitments f where f.article_id = a.id limit 1
) known on true
where a.id = any($1::bigint[])`;

/** What is known of the cars of articles, for these engines alone, in one statement. Unknown articles are left out. */
export async function findFit(
  pool: pg.Pool,
  { articleIds, engineIds, lang }: { articleIds: readonly number[]; engineIds: readonly number[]; lang: string },
): Promise<ArticleFit[]> {
  const { rows } = await pool.query<ArticleFit>({ name: 'fit', text: FIT, values: [articleIds, engineIds, lang] });
  return rows;
}
