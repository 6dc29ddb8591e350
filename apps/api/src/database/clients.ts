import { sql, type Kysely } from 'kysely';
import type { Rights } from '../domain/rights.ts';
import { readPhone } from '../domain/phone.ts';
import type { Database } from './schema.ts';
import type { Session } from './sessions.ts';

/** A client as sign-in sees him. */
export type Account = Rights & {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  passwordHash: string;
};

const selectAccount = (db: Kysely<Database>) =>
  db
    .selectFrom('clients')
    .select(['id', 'name', 'phone', 'email', 'password_hash as passwordHash'])
    .select(['is_seller as isSeller', 'can_switch_user as canSwitchUser', 'localize_editor as isEditor']);

export async function findAccount(db: Kysely<Database>, id: number): Promise<Account | undefined> {
  return selectAccount(db).where('id', '=', id).executeTakeFirst();
}

export async function findAccountByPhone(db: Kysely<Database>, phone: string): Promise<Account | undefined> {
  return selectAccount(db).where('phone', '=', phone).executeTakeFirst();
}

export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return selectAccount(db)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/** By phone as people write it, or by e-mail in any case. */
export async function findAccountByLogin(db: Kysely<Database>, login: string): Promise<Account | undefined> {
  if (login.includes('@')) return findAccountByEmail(db, login);
  return findAccountByPhone(db, readPhone(login) ?? '');
}

export async function changePassword(db: Kysely<Database>, clientId: number, passwordHash: string): Promise<void> {
  await db.updateTable('clients').set({ password_hash: passwordHash }).where('id', '=', clientId).execute();
}

/** Keeps how the shop behaves with the account, or with the session of who is not logged in (D42). */
export async function saveConfig(
  db: Kysely<Database>,
  { id, viewer }: Session,
  config: { is_table_mod?: boolean; search_good_order_type?: number },
): Promise<void> {
  if (Object.keys(config).length === 0) return;
  await (viewer
    ? db.updateTable('clients').set(config).where('id', '=', viewer.clientId).execute()
    : db.updateTable('sessions').set(config).where('id', '=', id).execute());
}
