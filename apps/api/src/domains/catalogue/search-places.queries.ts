import type pg from 'pg';
import type { ListedCategory, ListedSeries } from './search-places.rules.ts';

/** Categories with an article on offer, and their parents, in catalogue order. */
export async function findListedCategories(pool: pg.Pool): Promise<ListedCategory[]> {
  const { rows } = await pool.query<ListedCategory>(`
    with offered as (
      select distinct a.category_id as id
      from articles a
      where a.category_id is not null and exists (select from offers o where o.article_id = a.id and o.quantity > 0)
    )
    select c.url, parent.url as "parentUrl", c.names
    from categories c left join categories parent on parent.id = c.parent_id
    where c.id in (select id from offered)
      or c.id in (select child.parent_id from categories child where child.id in (select id from offered))
    order by c.parent_id nulls first, c.position, c.id`);
  return rows;
}

/** All series with their models. */
export async function findListedSeries(pool: pg.Pool): Promise<ListedSeries[]> {
  const { rows } = await pool.query<ListedSeries>(`
    select b.name as brand, b.url as "brandUrl", s.name, s.url, json_agg(
      json_build_object('name', m.name, 'url', m.url) order by m.produced_from desc nulls last, m.id
    ) as models
    from vehicle_series s
    join vehicle_brands b on b.id = s.brand_id
    join vehicle_models m on m.series_id = s.id
    group by b.id, s.id
    order by b.name, s.name`);
  return rows;
}
