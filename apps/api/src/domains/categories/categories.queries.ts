import type pg from 'pg';
import { ownPictureSql } from '../pictures/index.ts';
import type { CategoryRow } from './category-tree.ts';

/** `goodsCount`: its articles on offer. `isUniversal`: nothing in it is for particular cars. */
const CATEGORIES = `
  select c.id, c.parent_id as "parentId", c.url, c.names, c.goods_page as "goodsPage", ${ownPictureSql('c.picture_id')} as image,
    coalesce(goods.count, 0) as "goodsCount",
    not exists (
      select from part_families f join fitments on fitments.family_id = f.id where f.category_id = c.id
    ) as "isUniversal"
  from categories c
  left join (
    select a.category_id as id, count(*) as count
    from articles a
    where exists (select from offers o where o.article_id = a.id and o.quantity > 0)
    group by a.category_id
  ) goods on goods.id = c.id
  order by c.position, c.id`;

/** Every category in catalogue order. Reads every offer: cache the result. */
export async function findCategories(pool: pg.Pool): Promise<CategoryRow[]> {
  const { rows } = await pool.query<CategoryRow>(CATEGORIES);
  return rows;
}

const FITTING = `
  select distinct f.category_id as id
  from fitments
  join part_families f on f.id = fitments.family_id
  where fitments.engine_id = $1::bigint and exists (
    select from articles a join offers o on o.article_id = a.id
    where a.family_id = f.id and (fitments.article_id is null or fitments.article_id = a.id) and o.quantity > 0
  )`;

/** Ids of the categories with an article on offer that fits the car. */
export async function findFittingCategories(pool: pg.Pool, engineId: number): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'fitting-categories',
    text: FITTING,
    values: [engineId],
  });
  return new Set(rows.map(({ id }) => id));
}
