import { CurrencyCode, LanguageCode, type ClientInfo } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { bonusOf } from '../bonus/index.ts';
import { countWaiting, findMember } from '../company-accounts/index.ts';
import { overdueSql } from '../ledger/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { DEFAULT_OFFER_ORDER, type Session } from '../../platform/sessions/sessions.queries.ts';
import { findSeat } from '../../platform/sessions/seller-seats.queries.ts';
import { nameOf } from '../../platform/database/name-sql.ts';

/** Defaults until the visitor chooses: tiles, sorted by relevance (D42). */
const DEFAULT_CONFIG = { IsTableMod: false, SearchGoodOrderType: DEFAULT_OFFER_ORDER };

/** The name of the city whose GeoNames id the column holds. */
export const cityName = (cityId: string, lang: string) =>
  sql<string | null>`(
    select ${nameOf('city.names', lang)}
    from cities city where city.id = ${sql.ref(cityId)}
  )`;

/** §3 Client info of a session's current user, or of a guest. Unknown fields are absent. */
export async function readClientInfo(
  db: Kysely<Database>,
  session: Session | undefined,
  lang: string,
  now: Date,
): Promise<ClientInfo> {
  if (!session) return { ClientConfig: DEFAULT_CONFIG };
  return session.currentUser
    ? readClient(db, session.currentUser, lang, now)
    : withoutNulls(await readVisitor(db, session.id, lang));
}

async function readVisitor(db: Kysely<Database>, sessionId: number, lang: string) {
  const row = await db
    .selectFrom('sessions as s')
    .where('s.id', '=', sessionId)
    .select(['s.city_id', 's.engine_id', 's.is_table_mod', 's.search_good_order_type', 's.currency_code'])
    .select(cityName('s.city_id', lang).as('city_name'))
    .executeTakeFirst();
  if (!row) return { ClientConfig: DEFAULT_CONFIG };
  return { CityName: row.city_name, CityId: row.city_id, EngineId: row.engine_id, ClientConfig: configOf(row) };
}

async function readClient(
  db: Kysely<Database>,
  currentUser: NonNullable<Session['currentUser']>,
  lang: string,
  now: Date,
): Promise<ClientInfo> {
  const row = await db
    .selectFrom('clients as c')
    .where('c.id', '=', currentUser.clientId)
    .selectAll('c')
    .select(cityName('c.city_id', lang).as('city_name'))
    .select(bonusOf('c.id', now).as('bonus'))
    .select(overdueSql('c.id', now).as('overdue'))
    .executeTakeFirstOrThrow();
  const member = row.type === 'Wholesale' ? await findMember(db, row.id) : undefined;
  return withoutNulls({
    ClientId: row.id,
    ClientCode: row.code,
    ClientName: row.name,
    ClientEmail: row.email,
    ClientPhone: row.phone,
    ClientType: row.type,
    CompanyId: row.company_id,
    CityName: row.city_name,
    CityId: row.city_id,
    Bonus: row.bonus,
    PayBad: row.overdue / 100,
    ManagerId: row.manager_id,
    EngineId: row.engine_id,
    IsSeller: row.is_seller,
    SellerRole: row.is_seller ? (await findSeat(db, row.id))?.role : undefined,
    canSwichUser: row.can_switch_user,
    localizeEditor: row.localize_editor,
    ClientConfig: { ...configOf(row), ...ownConfigOf(row) },
    Company: member && {
      Name: member.company.name,
      Role: member.role,
      Waiting: await countWaiting(db, member),
    },
    SwitchedBy: currentUser.switch && {
      ClientName: currentUser.switch.adminName,
      Reason: currentUser.switch.reason,
      Until: currentUser.switch.until.toISOString(),
    },
  });
}

type ConfigRow = { is_table_mod: boolean; search_good_order_type: number; currency_code: string | null };

const configOf = (row: ConfigRow): ClientInfo['ClientConfig'] => ({
  IsTableMod: row.is_table_mod,
  SearchGoodOrderType: row.search_good_order_type,
  ...(row.currency_code !== null && { CurrencyCode: CurrencyCode.parse(row.currency_code) }),
});

/** What only a client can choose. */
const ownConfigOf = (row: { lang: string | null; keeps_searches: boolean }): Partial<ClientInfo['ClientConfig']> => ({
  KeepsSearches: row.keeps_searches,
  ...(row.lang !== null && { Language: LanguageCode.parse(row.lang) }),
});

type WithoutNulls<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : undefined extends Row[Key] ? never : Key]: Row[Key];
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : undefined extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<Row>;
}
