import type { CityPoint } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { placeColumns, pointColumns, servesClients } from './pickup-points.queries.ts';

/** `cityId` null asks for all cities. */
export type AskedPoints = { cityId: number | null; clientType: ClientType; lang: string };

/** The pick-up points of a city that serve a type of client, in the order that the shop shows them. */
export async function findCityPoints(
  db: Kysely<Database>,
  { cityId, clientType, lang }: AskedPoints,
): Promise<CityPoint[]> {
  return db
    .selectFrom('pickup_points as p')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .$if(cityId !== null, (points) => points.where('c.id', '=', bigint(cityId ?? 0)))
    .where(servesClients(clientType))
    .select(['p.id', 'c.id as cityId', 'p.is_demo as isDemo'])
    .select(pointColumns(lang))
    .select(placeColumns)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
}
