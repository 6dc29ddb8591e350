import type pg from 'pg';

export type CarGoodsChoice = {
  categoryId: number | null;
  engineId: number | null;
  /** Folded words of the names. */
  words: readonly string[];
  skip: number;
  take: number;
};

/**
 * $1 category, $2 engine, $3 patterns of words, $4 skip, $5 take. With a car: what fits it, and the goods of a chosen category that is for any car.
 */
const PAGE = `
with chosen as materialized (
  select c.id from categories c where c.id = $1::int or c.parent_id = $1::int
),
fitting as materialized (
  select f.article_id as id from article_fitments f where f.engine_id = $2::bigint
),
goods as (
  select a.id, a.sold
  from articles a
  where exists (select from offers o where o.article_id = a.id and o.quantity > 0)
    and ($1::int is null or a.category_id in (select id from chosen))
    and (
      $2::bigint is null
      or a.id in (select id from fitting)
      or $1 is not null and not exists (
        select from part_families p join fitments t on t.family_id = p.id where p.category_id = a.category_id
      )
    )
    and a.search_text like all($3::text[])
)
select
  (select count(*) from goods) as total,
  (select coalesce(json_agg(id), '[]') from (select id from goods order by sold desc, id offset $4 limit $5) page) as ids`;

/** Article ids of a page of a category's or a car's goods on offer, what sells best first, and how many there are. */
export async function findCarGoods(
  pool: pg.Pool,
  { categoryId, engineId, words, skip, take }: CarGoodsChoice,
): Promise<{ total: number; ids: number[] }> {
  if (categoryId === null && engineId === null) return { total: 0, ids: [] };
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await pool.query<{ total: number; ids: number[] }>(PAGE, [
    categoryId,
    engineId,
    patterns,
    skip,
    take,
  ]);
  return rows[0] ?? { total: 0, ids: [] };
}
