import { BodyType, type Picture } from '@partshop/api-client/contract';
import type pg from 'pg';
import { ownPictureSql } from '../pictures/index.ts';

export type SeriesRow = {
  url: string;
  name: string;
  brandUrl: string;
  producedFrom: number | null;
  bodyType: string | null;
  image: Picture | null;
};

const SERIES = `
select s.url, s.name, b.url as "brandUrl", ${ownPictureSql('s.picture_id')} as image,
  coalesce(s.produced_from, (select min(m.produced_from) from vehicle_models m where m.series_id = s.id)) as "producedFrom",
  (
    select m.body_type from vehicle_models m where m.series_id = s.id and m.body_type = any($2)
    order by m.produced_from desc nulls last, m.id limit 1
  ) as "bodyType"
from vehicle_brands b join vehicle_series s on s.brand_id = b.id
where lower(b.url) = lower($1)`;

/** The series of a brand, in no order. */
export async function findSeries(pool: pg.Pool, brandUrl: string): Promise<SeriesRow[]> {
  const { rows } = await pool.query<SeriesRow>({
    name: 'series',
    text: SERIES,
    values: [brandUrl, BodyType.options],
  });
  return rows;
}
