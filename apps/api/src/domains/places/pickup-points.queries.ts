import type { CheckoutPoint } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { clientTypeOf, type ClientType, type Session } from '../../platform/sessions/sessions.queries.ts';

/** Where a point `p` in the city `c` is; a point without coordinates is at its city. */
export const placeColumns = [
  sql<number>`coalesce(p.latitude, c.latitude)`.as('latitude'),
  sql<number>`coalesce(p.longitude, c.longitude)`.as('longitude'),
] as const;

/** What every call tells of a point `p` in the city `c`, in a language. A point that no city is known of names one itself. */
export const pointColumns = (lang: string) => [
  sql<string>`coalesce(${nameOf('c.names', lang)}, p.city)`.as('city'),
  nameOf('p.names', lang).as('name'),
  nameOf('p.addresses', lang).as('address'),
  nameOf('p.hours', lang).as('hours'),
];

type Buyer = Session | undefined;

/** Whether a point `p` serves clients of this type. */
export const servesClients = (type: ClientType) => sql<boolean>`coalesce(p.client_type = ${type}, true)`;

/** Every point that serves this buyer, in the order that the shop shows them. */
export async function findPickupPoints(db: Kysely<Database>, lang: string, buyer: Buyer): Promise<CheckoutPoint[]> {
  return db
    .selectFrom('pickup_points as p')
    .leftJoin('cities as c', 'c.id', 'p.city_id')
    .select(['p.id', 'p.is_demo as isDemo'])
    .select(pointColumns(lang))
    .select(['c.id as cityId', 'c.country_code as countryCode'])
    .select(placeColumns)
    .where(servesClients(clientTypeOf(buyer)))
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
}

/** The city of a point that serves this buyer; undefined for any other id. */
export async function findPickupPoint(
  db: Kysely<Database>,
  id: number,
  buyer: Buyer,
): Promise<{ cityId: number | null } | undefined> {
  return db
    .selectFrom('pickup_points as p')
    .select('p.city_id as cityId')
    .where('p.id', '=', bigint(id))
    .where(servesClients(clientTypeOf(buyer)))
    .executeTakeFirst();
}
