import type pg from 'pg';

export type CarGoodsChoice = {
  categoryId: number | null;
  engineId: number | null;
  /** Folded words of the names. */
  words: readonly string[];
  skip: number;
  take: number;
};

/** $1 category, $2 engine, $3 patterns of words, $4 skip, $5 take. */
const page = (candidates: string): string => `
with chosen as materialized (
  select c.id from categories c where c.id = $1::int or c.parent_id = $1::int
),
candidates as (${candidates}),
goods as materialized (
  select a.id, a.sold
  from candidates join articles a on a.id = candidates.id
  where a.search_text like all($3::text[])
    and exists (select from offers o where o.article_id = a.id and o.quantity > 0)
)
select
  (select count(*) from goods) as total,
  (select coalesce(json_agg(id), '[]') from (select id from goods order by sold desc, id offset $4 limit $5) page) as ids`;

const OF_CATEGORY = `
  select a.id from articles a where $2::bigint is null and a.category_id in (select id from chosen)`;

/** What fits the car; of a chosen category also the goods for any car. */
const OF_CAR = `
  select f.article_id as id
  from article_fitments f join articles a on a.id = f.article_id
  where f.engine_id = $2::bigint and ($1::int is null or a.category_id in (select id from chosen))
  union
  select a.id
  from articles a
  where a.category_id in (
    select id from chosen
    where not exists (select from part_families p join fitments t on t.family_id = p.id where p.category_id = chosen.id)
  )`;

const PAGES = { ofCategory: page(OF_CATEGORY), ofCar: page(OF_CAR) };

/** Article ids of a page of a category's or a car's goods on offer, what sells best first, and how many there are. */
export async function findCarGoods(
  pool: pg.Pool,
  { categoryId, engineId, words, skip, take }: CarGoodsChoice,
): Promise<{ total: number; ids: number[] }> {
  if (categoryId === null && engineId === null) return { total: 0, ids: [] };
  const patterns = words.map((word) => `%${word}%`);
  const text = engineId === null ? PAGES.ofCategory : PAGES.ofCar;
  const { rows } = await pool.query<{ total: number; ids: number[] }>(text, [
    categoryId,
    engineId,
    patterns,
    skip,
    take,
  ]);
  return rows[0] ?? { total: 0, ids: [] };
}
