import type { OemCross } from '@partshop/api-client/contract';
import type pg from 'pg';
import { nameSql } from '../../platform/database/name-sql.ts';
import { RELATED } from './related-articles.ts';

const MAX_CROSSES = 500;

/** $1 article, $2 language. */
const CROSSES = `
with recursive head as materialized (select id, maker_id, family_id from articles where id = $1),
${RELATED}
select
  coalesce(
    (
      select json_agg(cross_number)
      from (
        select a.id as "articleId", m.key as "catalogKey", m.name as "catalogName", a.number as "catalogFullNumber",
          a.number_key as "clearNumber", ${nameSql('a.names', '$2')} as "productName",
          (array['replacement', 'original', 'substitute'])[r.row_group - 1] as relation
        from related r join articles a on a.id = r.id join makers m on m.id = a.maker_id
        where r.row_group > 1
        order by r.row_group, m.name, a.number, a.id
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
