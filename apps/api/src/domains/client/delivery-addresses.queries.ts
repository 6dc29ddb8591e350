import { MAX_DELIVERY_ADDRESSES, type DeliveryAddress } from '@partshop/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { lockClient } from '../../platform/database/lock-client.ts';
import type { Database } from '../../platform/database/schema.ts';
import { cityName } from './client-info.queries.ts';

/** The addresses of a client: the default one first, then the newest. */
export async function findDeliveryAddresses(
  db: Kysely<Database>,
  clientId: number,
  lang: string,
): Promise<DeliveryAddress[]> {
  const rows = await db
    .selectFrom('delivery_addresses as a')
    .select(['a.id', 'a.city_id as cityId', 'a.address', 'a.is_default as isDefault'])
    .select(cityName('a.city_id', lang).as('city'))
    .where('a.client_id', '=', clientId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return rows.map(({ city, ...row }) => ({ ...row, city: city ?? '' }));
}

/** Serialises the changes of a client's addresses, of which one at most is the default. */
async function lockAddresses(trx: Transaction<Database>, clientId: number) {
  await lockClient(trx, clientId);
  return trx
    .selectFrom('delivery_addresses')
    .select(['id', 'is_default'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .execute();
}

const dropDefault = (trx: Transaction<Database>, clientId: number) =>
  trx.updateTable('delivery_addresses').set({ is_default: false }).where('client_id', '=', clientId).execute();

const makeDefault = (trx: Transaction<Database>, id: number) =>
  trx.updateTable('delivery_addresses').set({ is_default: true }).where('id', '=', bigint(id)).execute();

/** Adds an address; the first one is the default. Returns false when the client has as many as may be kept. */
export async function addAddress(
  trx: Transaction<Database>,
  clientId: number,
  { cityId, address, isDefault }: { cityId: number; address: string; isDefault: boolean },
  now: Date,
): Promise<boolean> {
  const known = await lockAddresses(trx, clientId);
  if (known.length >= MAX_DELIVERY_ADDRESSES) return false;
  if (isDefault) await dropDefault(trx, clientId);
  await trx
    .insertInto('delivery_addresses')
    .values({
      client_id: clientId,
      city_id: bigint(cityId),
      address,
      is_default: isDefault || known.length === 0,
      created_at: now,
    })
    .execute();
  return true;
}

/** Makes an address the default one. Returns false for one that is not the client's. */
export async function chooseAddress(trx: Transaction<Database>, clientId: number, id: number): Promise<boolean> {
  const known = await lockAddresses(trx, clientId);
  if (!known.some((row) => row.id === id)) return false;
  await dropDefault(trx, clientId);
  await makeDefault(trx, id);
  return true;
}

/** Deletes an address; after the default one the newest is the default. Returns false for one that is not the client's. */
export async function deleteAddress(trx: Transaction<Database>, clientId: number, id: number): Promise<boolean> {
  const known = await lockAddresses(trx, clientId);
  const gone = known.find((row) => row.id === id);
  if (!gone) return false;
  await trx.deleteFrom('delivery_addresses').where('id', '=', bigint(id)).execute();
  const next = known.find((row) => row.id !== id);
  if (gone.is_default && next) await makeDefault(trx, next.id);
  return true;
}
