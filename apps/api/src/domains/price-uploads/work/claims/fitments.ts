import type { PoolClient } from 'pg';
import type { Field, RowProblem } from '../../../price-lists/index.ts';
import type { ChangedClaims, ClaimDescription, UnknownNamed } from './claim-description.ts';
import { parseFitment } from './parse-fitment.ts';

/** A name of an engine or a word of it, such as its code, and its litres. */
const WORDS = (name: string) => `array(
  select fold_part_number(word) from regexp_split_to_table(${name}, '[[:space:]/(),]+') word where fold_part_number(word) <> ''
)`;

/**
 * `named_series` and `named_engines`: the vehicle data by how people write them; `named_cars`: each car that the file names, once; a generation has names beside its own, as in
 * `Mk6 (A6 / Typ 5K)`. A whole name of an engine goes before words of it. A row without an engine means all engines that were made in its years; months that all of a generation is made in
 * are no condition.
 */
const FIND = `
  create temp table named_series on commit drop as
  select distinct s.id as series_id, brand.key as brand_key, series.key as series_key
  from vehicle_series s join vehicle_brands b on b.id = s.brand_id
    cross join lateral (values (fold_part_number(b.name)), (fold_part_number(b.url))) brand (key)
    cross join lateral (values (fold_part_number(s.name)), (fold_part_number(s.url))) series (key);
  create temp table named_engines on commit drop as
  select v.series_id, e.id as engine_id, fold_part_number(e.name) as engine_key, v.produced_from, v.produced_to,
    array[fold_part_number(v.name), fold_part_number(v.url), fold_part_number(split_part(v.name, '(', 1))] || array(
      select fold_part_number(other) from regexp_split_to_table(substring(v.name from '\\(([^)]*)\\)'), '[/,]') other
    ) as generations,
    ${WORDS('e.name')} || fold_part_number(round(e.displacement_cc / 1000.0, 1)::text) as words
  from vehicle_models v join vehicle_engines e on e.model_id = v.id;
  create index on named_engines (series_id);
  analyze named_series, named_engines;

  create temp table named_cars on commit drop as
  select s.car, k.series_id, fits.engine_id, o.code as option_code,
    case when s.made_from > make_date(fits.produced_from, 1, 1) or fits.produced_from is null then s.made_from end as made_from,
    case when s.made_to < make_date(fits.produced_to, 12, 1) or fits.produced_to is null then s.made_to end as made_to
  from (
    select distinct on (car) *, fold_part_number(car_brand) as brand_key, fold_part_number(car_model) as series_key,
      fold_part_number(generation) as generation_key, fold_part_number(engine) as engine_key, ${WORDS('engine')} as engine_words
    from staged_claims order by car
  ) s
    left join named_series k on (k.brand_key, k.series_key) = (s.brand_key, s.series_key)
    left join lateral (
      select e.engine_id, e.produced_from, e.produced_to from named_engines e
      where e.series_id = k.series_id
        and (s.generation_key is null or s.generation_key = any(e.generations))
        and (s.engine is null or e.engine_key = s.engine_key or s.engine_words <@ e.words and not exists (
          select from named_engines other where other.series_id = k.series_id and other.engine_key = s.engine_key
        ))
        and (s.made_from is null or e.produced_to is null or s.made_from <= make_date(e.produced_to, 12, 1))
        and (s.made_to is null or e.produced_from is null or s.made_to >= make_date(e.produced_from, 1, 1))
    ) fits on true
    left join lateral (
      select o.code from fit_options o
      where fold_part_number(o.code) = fold_part_number(s.equipment) or exists (
        select from jsonb_each_text(o.names) named where fold_part_number(named.value) = fold_part_number(s.equipment)
      )
      order by o.code limit 1
    ) o on s.equipment is not null;
  analyze named_cars;

  create temp table found_claims on commit drop as
  select s.row, s.is_good, s.maker, s.number, s.car_brand, s.car_model, s.generation, s.engine, s.from_text, s.to_text, s.equipment,
    a.id as article_id, c.series_id, c.engine_id, c.option_code, s.body_type, s.position,
    concat_ws('|', coalesce(c.option_code, ''), coalesce(s.body_type, ''), coalesce(s.position, '')) as terms, c.made_from, c.made_to
  from staged_claims s
    join named_cars c on c.car = s.car
    left join makers m on fold_part_number(m.name) = fold_part_number(s.maker)
    left join articles a on a.maker_id = m.id and a.number_key = fold_part_number(s.number)`;

const UNKNOWN = `
  with unknown as (
    update found_claims set is_good = false
    where is_good and (article_id is null or engine_id is null or equipment is not null and option_code is null)
    returning *
  )
  select distinct on (u.row) u.row, u.maker, u.number, u.car_brand as "carBrand", u.car_model as "carModel", u.generation, u.engine,
    u.from_text as "madeFrom", u.to_text as "madeTo", u.equipment, u.article_id is null as "isArticle", u.series_id is null as "isCar",
    u.series_id is not null and u.generation is not null and not exists (
      select from named_engines e where e.series_id = u.series_id and fold_part_number(u.generation) = any(e.generations)
    ) as "isGeneration",
    u.series_id is not null and u.engine is not null and not exists (
      select from named_engines e
      where e.series_id = u.series_id and ${WORDS('u.engine')} <@ e.words
        and (u.generation is null or fold_part_number(u.generation) = any(e.generations))
    ) as "isEngine",
    u.series_id is not null and u.engine_id is null as "isNowhere",
    u.equipment is not null and u.option_code is null as "isEquipment"
  from unknown u order by u.row`;

type Named =
  | 'maker'
  | 'number'
  | 'carBrand'
  | 'carModel'
  | 'generation'
  | 'engine'
  | 'madeFrom'
  | 'madeTo'
  | 'equipment';
type UnknownRow = { row: number } & Record<Named, string | null> &
  Record<'isArticle' | 'isCar' | 'isGeneration' | 'isEngine' | 'isNowhere' | 'isEquipment', boolean>;

/** What of a row the catalogue does not have. */
function problemsOf(found: UnknownRow): RowProblem[] {
  const { row, maker, number, carBrand, carModel } = found;
  const problem = (
    field: Field,
    value: string | null,
    code: 'unknown-article' | 'unknown-car' | 'unknown-engine' | 'not-made-then' | 'unknown-equipment',
  ): RowProblem => ({ row, field, value: value ?? '', fault: { code } });
  return [
    ...(found.isArticle ? [problem('number', `${maker ?? ''} ${number ?? ''}`, 'unknown-article')] : []),
    ...(found.isCar ? [problem('carModel', `${carBrand ?? ''} ${carModel ?? ''}`, 'unknown-car')] : []),
    ...(found.isGeneration ? [problem('generation', found.generation, 'unknown-car')] : []),
    ...(found.isEngine && !found.isGeneration ? [problem('engine', found.engine, 'unknown-engine')] : []),
    ...(found.isNowhere && !found.isGeneration && !found.isEngine
      ? [problem('madeFrom', found.madeFrom, 'not-made-then')]
      : []),
    ...(found.isEquipment ? [problem('equipment', found.equipment, 'unknown-equipment')] : []),
  ];
}

async function findUnknown(client: PoolClient): Promise<UnknownNamed[]> {
  const { rows } = await client.query<UnknownRow>(UNKNOWN);
  return rows.map((found) => {
    const { maker, number, carBrand, carModel, generation, engine, madeFrom, madeTo, equipment } = found;
    const cells = { maker, number, carBrand, carModel, generation, engine, madeFrom, madeTo, equipment };
    return {
      problems: problemsOf(found),
      cells: Object.fromEntries(Object.entries(cells).map(([field, text]) => [field, text ?? ''])),
    };
  });
}

/** The seller is a source from now on, by the name that it has, as of today in Moscow. */
async function nameSource(client: PoolClient, { sellerId }: ChangedClaims): Promise<void> {
  await client.query(
    `insert into fit_sources (names, checked_on, seller_id)
     select fit_source_names(names), (now() at time zone 'Europe/Moscow')::date, id from sellers where id = $1
     on conflict (seller_id) do update set checked_on = excluded.checked_on`,
    [sellerId],
  );
}

/** Which cars articles fit, and under which conditions (F4). */
export const FITMENTS: ClaimDescription = {
  type: 'fitments',
  table: 'seller_fitments',
  pasts: 'fitment_pasts',
  key: ['article_id', 'engine_id', 'terms'],
  values: ['option_code', 'body_type', 'position', 'made_from', 'made_to'],
  articles: ['article_id'],
  keeps: ['article_id'],
  staged: {
    maker: 'text',
    number: 'text',
    car: 'text',
    car_brand: 'text',
    car_model: 'text',
    generation: 'text',
    engine: 'text',
    from_text: 'text',
    to_text: 'text',
    made_from: 'date',
    made_to: 'date',
    body_type: 'text',
    position: 'text',
    equipment: 'text',
  },
  parse: parseFitment,
  find: FIND,
  findUnknown,
  shown: {
    columns: `m.name as maker, a.number, b.name as "brandName", s.name as "seriaName", v.name as "modelName", e.name as "engineName",
      coalesce(shown.position, shown.old_position) as position, coalesce(shown.body_type, shown.old_body_type) as "bodyType",
      (
        select json_build_object('code', o.code, 'names', o.names) from fit_options o
        where o.code = coalesce(shown.option_code, shown.old_option_code)
      ) as option,
      to_char(shown.made_from, 'YYYY-MM') as "madeFrom", to_char(shown.made_to, 'YYYY-MM') as "madeTo",
      to_char(shown.old_made_from, 'YYYY-MM') as "oldMadeFrom", to_char(shown.old_made_to, 'YYYY-MM') as "oldMadeTo"`,
    joins: `
      join articles a on a.id = shown.article_id join makers m on m.id = a.maker_id
      join vehicle_engines e on e.id = shown.engine_id join vehicle_models v on v.id = e.model_id
      join vehicle_series s on s.id = v.series_id join vehicle_brands b on b.id = s.brand_id`,
  },
  changed: nameSource,
};
