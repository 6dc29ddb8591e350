import type { FoundClient } from '@partshop/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { cityName } from '../client/index.ts';
import type { Database } from '../../platform/database/schema.ts';

const SWITCH_SECONDS = 1800;
const FOUND = 20;
/** The maximum of PostgreSQL's integer, the type of ClientCode. */
const MAX_CODE = 2_147_483_647;
/** Fewer digits would match everybody's phone. */
const MIN_PHONE_DIGITS = 4;

/** Clients that an admin may switch to: no admins or editors, nobody who deleted the account, and outside a demo no demo clients. */
const switchable = (db: Kysely<Database>, { isDemo }: { isDemo: boolean }) =>
  db
    .selectFrom('clients as c')
    .where('c.can_switch_user', '=', false)
    .where('c.localize_editor', '=', false)
    .where('c.deleted_at', 'is', null)
    .$if(!isDemo, (clients) => clients.where('c.is_demo', '=', false));

/** Finds clients by a part of the name or phone, or by the code. */
export async function findSwitchableClients(
  db: Kysely<Database>,
  query: string,
  { lang, isDemo }: { lang: string; isDemo: boolean },
): Promise<FoundClient[]> {
  const digits = query.replaceAll(/\D/g, '');
  const isNumber = /^[+\d\s().-]+$/.test(query);
  // 8 916 … and +7 916 … are the same phone.
  const ofPhone = digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits;
  const rows = await switchable(db, { isDemo })
    .where((e) =>
      e.or([
        e('c.name', 'ilike', `%${escapeLike(query)}%`),
        ...(isNumber && digits !== '' && Number(digits) <= MAX_CODE ? [e('c.code', '=', Number(digits))] : []),
        ...(isNumber && digits.length >= MIN_PHONE_DIGITS ? [e('c.phone', 'like', `%${ofPhone}%`)] : []),
      ]),
    )
    .select(['c.id', 'c.code', 'c.name', 'c.type', 'c.is_seller', cityName('c.city_id', lang).as('city')])
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(FOUND)
    .execute();
  return rows.map((row) => ({
    ClientId: row.id,
    ClientCode: row.code,
    ClientName: row.name,
    ClientType: row.type,
    CityName: row.city ?? '',
    IsSeller: row.is_seller,
  }));
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function isSwitchable(
  db: Kysely<Database>,
  clientId: number,
  shop: { isDemo: boolean },
): Promise<boolean> {
  const found = await switchable(db, shop).select('c.id').where('c.id', '=', bigint(clientId)).executeTakeFirst();
  return found !== undefined;
}

/** Adds a switch to the log; returns its id. */
export async function beginSwitch(
  trx: Transaction<Database>,
  { adminId, clientId, reason }: { adminId: number; clientId: number; reason: string },
  now: Date,
): Promise<number> {
  const ends = new Date(now.getTime() + SWITCH_SECONDS * 1000);
  const { id } = await trx
    .insertInto('switch_log')
    .values({ admin_id: adminId, client_id: clientId, reason, started_at: now, ends_at: ends, ended_how: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
