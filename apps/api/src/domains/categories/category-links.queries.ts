import type pg from 'pg';
import type { CategoryLink } from './category-link.rules.ts';

/**
 * Each segment must belong to the one before it; case is ignored, and absent segments match (§5). $1 parent, $2 category,
 * $3 brand, $4 series, $5 model, $6 engine.
 */
const CHECK = `
select
  exists (
    select from categories p
    where lower(p.url) = $1 and p.parent_id is null
      and ($2::text is null or exists (select from categories c where c.parent_id = p.id and lower(c.url) = $2))
  )
  and ($3::text is null or exists (
    select from vehicle_brands b
    where lower(b.url) = $3
      and ($4::text is null or exists (
        select from vehicle_series s
        where s.brand_id = b.id and lower(s.url) = $4
          and ($5::text is null or exists (
            select from vehicle_models m
            where m.series_id = s.id and lower(m.url) = $5
              and ($6::text is null or exists (select from vehicle_engines e where e.model_id = m.id and lower(e.url) = $6))
          ))
      ))
  )) as is_right`;

/** Whether the categories and the car of a category page exist. */
export async function isCategoryLink(pool: pg.Pool, link: CategoryLink): Promise<boolean> {
  const { parent, category, brand, series, model, engine } = link;
  const values = [parent, category, brand, series, model, engine].map((part) => part ?? null);
  const { rows } = await pool.query<{ is_right: boolean }>({ name: 'category-link', text: CHECK, values });
  return rows[0]?.is_right === true;
}
