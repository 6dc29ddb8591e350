import type pg from 'pg';
import { EASIEST_FIRST, fitmentSql, sourceSql } from './fitment-sql.ts';
import type { Fitment } from './fit-verdict.rules.ts';

/** More than anybody reads; it bounds the cost of one response. */
const MAX_CARS = 500;

/** A car that an article fits under the conditions of one of the rows. */
export type FittingCar = {
  brandName: string;
  brandUrl: string;
  seriaName: string;
  seriaUrl: string;
  modelId: number;
  modelName: string;
  modelUrl: string;
  producedFrom: number | null;
  producedTo: number | null;
  bodyType: string | null;
  engineId: number;
  engineName: string;
  engineUrl: string;
  rows: readonly Fitment[];
};

export type FittingCars = { total: number; found: number; source: Fitment['source']; cars: readonly FittingCar[] };

/**
 * $1 article, $2 language, $3 patterns that the names must match, $4 the own engine or null, $5 skip, $6 take. Starts at the
 * article: reads its own fitments alone.
 */
const CARS = `
with fits as materialized (
  select f.engine_id, min(f.source_id) as source_id, json_agg(${fitmentSql('$2')} order by ${EASIEST_FIRST}) as rows
  from told_fitments f
  where f.article_id = $1
  group by f.engine_id
),
own as (
  select e.id as engine_id, m.id as model_id, s.id as series_id, s.brand_id
  from vehicle_engines e join vehicle_models m on m.id = e.model_id join vehicle_series s on s.id = m.series_id
  where e.id = $4::bigint
),
named as materialized (
  select
    b.name as "brandName", b.url as "brandUrl", s.name as "seriaName", s.url as "seriaUrl",
    m.id as "modelId", m.name as "modelName", m.url as "modelUrl",
    m.produced_from as "producedFrom", m.produced_to as "producedTo", m.body_type as "bodyType",
    e.id as "engineId", e.name as "engineName", e.url as "engineUrl", fits.rows,
    b.id is not distinct from own.brand_id as is_own_brand,
    s.id is not distinct from own.series_id as is_own_series,
    m.id is not distinct from own.model_id as is_own_model,
    e.id is not distinct from own.engine_id as is_own_engine
  from fits
  join vehicle_engines e on e.id = fits.engine_id
  join vehicle_models m on m.id = e.model_id
  join vehicle_series s on s.id = m.series_id
  join vehicle_brands b on b.id = s.brand_id
  left join own on true
  where lower(concat_ws(' ', b.name, b.url, s.name, s.url, m.name, e.name)) like all($3::text[])
)
select
  (select count(*) from fits) as total,
  (select count(*) from named) as found,
  (select ${sourceSql('min(source_id)', '$2')} from fits) as source,
  (
    select coalesce(json_agg(car), '[]')
    from (
      select
        "brandName", "brandUrl", "seriaName", "seriaUrl", "modelId", "modelName", "modelUrl", "producedFrom",
        "producedTo", "bodyType", "engineId", "engineName", "engineUrl", rows
      from named
      order by is_own_brand desc, "brandName", "brandUrl", is_own_series desc, "seriaName", "seriaUrl", is_own_model desc,
        "producedFrom" desc nulls last, "modelName", "modelId", is_own_engine desc, "engineName", "engineId"
      offset $5 limit $6
    ) car
  ) as cars
from articles a where a.id = $1`;

export type CarSearch = {
  articleId: number;
  lang: string;
  text?: string;
  ownEngineId?: number | undefined;
  skip?: number;
  take?: number;
};

/** The cars that an article fits, the own one's brand, series and model first. Undefined where there is no such article. */
export async function findFittingCars(pool: pg.Pool, search: CarSearch): Promise<FittingCars | undefined> {
  const { articleId, lang, text = '', ownEngineId = null, skip = 0, take = MAX_CARS } = search;
  const { rows } = await pool.query<FittingCars>({
    name: 'fitting-cars',
    text: CARS,
    values: [articleId, lang, patternsOf(text), ownEngineId, skip, take],
  });
  return rows[0];
}

/** A pattern of `like` for each word. */
function patternsOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
