import type { CityPoint } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { pointColumns, servesClients } from './pickup-points.queries.ts';

export type AskedPoints = { cityId: number; clientType: ClientType; lang: string };

/**
 * A city's pick-up points that serve a type of client, in the order that the shop shows them. A point without coordinates gets
 * the city's.
 */
export async function findCityPoints(
  db: Kysely<Database>,
  { cityId, clientType, lang }: AskedPoints,
): Promise<CityPoint[]> {
  return db
    .selectFrom('pickup_points as p')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .where('c.id', '=', bigint(cityId))
    .where(servesClients(clientType))
    .select(['p.id', 'c.id as cityId', 'p.is_demo as isDemo'])
    .select(pointColumns(lang))
    .select([
      sql<number>`coalesce(p.latitude, c.latitude)`.as('latitude'),
      sql<number>`coalesce(p.longitude, c.longitude)`.as('longitude'),
    ])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
}
