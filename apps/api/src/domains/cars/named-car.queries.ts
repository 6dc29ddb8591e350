import type { NamedCar } from '@partshop/api-client/contract';
import type pg from 'pg';
import { CARS_PATH, modelText } from './car-options.rules.ts';
import { engineName } from './engine-names.rules.ts';

/** The segments of a car's address, in any case; a missing one at the end names no car below it. */
export type CarAddress = {
  brand: string;
  /** Absent with a `model`: the model is `{seria}-{model}`, as in `/parts/{brand}/{model}`. */
  seria?: string | undefined;
  model?: string | undefined;
  engine?: string | undefined;
};

/** $1 brand, $2 series, $3 model, $4 engine, in lower case. */
const NAMED_CAR = `
select
  b.id as "brandId", b.url as "brandUrl", b.name as "brandName",
  s.id as "seriaId", s.url as "seriaUrl", s.name as "seriaName",
  m.id as "modelId", m.url as "modelUrl", m.name as "modelName",
  m.produced_from as "producedFrom", m.produced_to as "producedTo",
  e.id as "engineId", e.url as "engineUrl", e.name as "engineName"
from vehicle_brands b
left join vehicle_series s on s.brand_id = b.id
  and case when $2::text is null then starts_with($3::text, lower(s.url) || '-') else lower(s.url) = $2 end
left join vehicle_models m on m.series_id = s.id
  and case when $2 is null then lower(s.url || '-' || m.url) = $3 else lower(m.url) = $3 end
left join vehicle_engines e on e.model_id = m.id and lower(e.url) = $4::text
where lower(b.url) = $1
  and ($2 is null or s.id is not null)
  and ($3 is null or m.id is not null)
  and ($4 is null or e.id is not null)
order by s.id limit 1`;

type Row = Omit<NamedCar, 'linkUrl' | 'modelText'> & { producedFrom: number | null; producedTo: number | null };

/**
 * §5, the one check of car URLs: the brand must exist, the series under it, the model under the series, and the engine under the
 * model, in any case. Undefined where one does not; missing deeper segments pass.
 */
export async function findNamedCar(pool: pg.Pool, address: CarAddress, lang = 'en'): Promise<NamedCar | undefined> {
  const { brand, seria, model, engine } = address;
  const values = [brand, seria, model, engine].map((segment) => segment?.toLowerCase() ?? null);
  const { rows } = await pool.query<Row>({ name: 'named-car', text: NAMED_CAR, values });
  const [row] = rows;
  if (!row) return undefined;
  const { producedFrom, producedTo, ...car } = row;
  const urls = [car.brandUrl, car.seriaUrl, car.modelUrl, car.engineUrl].filter((url) => url !== null);
  return {
    ...car,
    modelText: car.modelName === null ? null : modelText({ name: car.modelName, producedFrom, producedTo }),
    engineName: car.engineName === null ? null : engineName(car.engineName, lang),
    linkUrl: [CARS_PATH, ...urls].join('/'),
  };
}
