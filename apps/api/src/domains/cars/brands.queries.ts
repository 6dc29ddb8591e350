import type pg from 'pg';
import type { BrandNode } from './car-options.rules.ts';

const BRANDS = `
  select b.id, b.url, b.name, coalesce(f.weight, 0) as weight
  from vehicle_brands b left join (
    select s.brand_id, count(*) as weight
    from fitments f
    join vehicle_engines e on e.id = f.engine_id
    join vehicle_models m on m.id = e.model_id
    join vehicle_series s on s.id = m.series_id
    group by s.brand_id
  ) f on f.brand_id = b.id`;

/** Every brand with the number of its fitments. Counts all of them: cache the result. */
export async function findBrands(pool: pg.Pool): Promise<BrandNode[]> {
  const { rows } = await pool.query<BrandNode>(BRANDS);
  return rows;
}
