import type { CarRoot } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { EngineNode, ModelNode } from './car-options.rules.ts';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

const withSeries = (db: Kysely<Database>) =>
  db
    .selectFrom('vehicle_models as m')
    .innerJoin('vehicle_series as s', 's.id', 'm.series_id')
    .innerJoin('vehicle_brands as b', 'b.id', 's.brand_id')
    .select(['s.url as seriesUrl', 's.name as seriesName', 'b.url as brandUrl', 'b.name as brandName']);

export function findModels(db: Kysely<Database>, brandId: number): Promise<ModelNode[]> {
  return withSeries(db)
    .where('b.id', '=', bigint(brandId))
    .select(['m.id', 'm.url', 'm.name', 's.id as seriesId'])
    .select(['m.produced_from as producedFrom', 'm.produced_to as producedTo'])
    .execute();
}

/** The models of all brands: cache them. */
export function findAllModels(db: Kysely<Database>): Promise<(ModelNode & { brandId: number })[]> {
  return withSeries(db)
    .select(['m.id', 'm.url', 'm.name', 's.id as seriesId', 'b.id as brandId'])
    .select(['m.produced_from as producedFrom', 'm.produced_to as producedTo'])
    .execute();
}

export function findEngines(db: Kysely<Database>, modelId: number): Promise<EngineNode[]> {
  return withSeries(db)
    .innerJoin('vehicle_engines as e', 'e.model_id', 'm.id')
    .where('m.id', '=', bigint(modelId))
    .select(['e.id', 'e.url', 'e.name', 'e.fuel', 'm.url as modelUrl', 'm.name as modelName'])
    .execute();
}

/** An engine with its brand, series and model (D38). */
export async function findCarRoot(db: Kysely<Database>, engineId: number): Promise<CarRoot | undefined> {
  const [car] = await findCarRoots(db, [engineId]);
  return car;
}

/** The same of several engines, in any order. */
export function findCarRoots(db: Kysely<Database>, engineIds: readonly number[]): Promise<CarRoot[]> {
  return db
    .selectFrom('vehicle_engines as e')
    .innerJoin('vehicle_models as m', 'm.id', 'e.model_id')
    .innerJoin('vehicle_series as s', 's.id', 'm.series_id')
    .innerJoin('vehicle_brands as b', 'b.id', 's.brand_id')
    .where('e.id', '=', sql<number>`any(${engineIds}::bigint[])`)
    .select(['b.id as brandId', 's.id as seriaId', 'm.id as modelId', 'e.id as engineId'])
    .select(['b.url as brandUrl', 's.url as seriaUrl', 'm.url as modelUrl', 'e.url as engineUrl'])
    .select(['b.name as brandName', 's.name as seriaName', 'm.name as modelName', 'e.name as engineName'])
    .execute();
}

export async function hasEngine(db: Kysely<Database>, engineId: number): Promise<boolean> {
  const found = await db
    .selectFrom('vehicle_engines')
    .select(sql`1`.as('found'))
    .where('id', '=', bigint(engineId))
    .executeTakeFirst();
  return found !== undefined;
}
