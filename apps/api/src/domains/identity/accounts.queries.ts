import { sql, type Kysely } from 'kysely';
import type { Rights } from '../../platform/sessions/rights.ts';
import { readPhone } from '../../platform/values/phone.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A client with what authentication needs. */
export type Account = Rights & {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  passwordHash: string;
};

export type Accounts = {
  byId: (id: number) => Promise<Account | undefined>;
  byPhone: (phone: string) => Promise<Account | undefined>;
  byEmail: (email: string) => Promise<Account | undefined>;
  /** Finds by phone in any notation, or by e-mail in any case. */
  byLogin: (login: string) => Promise<Account | undefined>;
};

/** Accounts that one can log in to: not deleted, and outside a demo not made by one. */
export function createAccounts(db: Kysely<Database>, { isDemo }: { isDemo: boolean }): Accounts {
  const select = () =>
    db
      .selectFrom('clients')
      .select(['id', 'name', 'phone', 'email', 'password_hash as passwordHash'])
      .where('deleted_at', 'is', null)
      .select(['is_seller as isSeller', 'can_switch_user as canSwitchUser', 'localize_editor as isEditor'])
      .$if(!isDemo, (clients) => clients.where('is_demo', '=', false));
  const byPhone = async (phone: string) => select().where('phone', '=', phone).executeTakeFirst();
  const byEmail = async (email: string) =>
    select()
      .where(sql`lower(email)`, '=', sql`lower(${email})`)
      .executeTakeFirst();
  return {
    byId: async (id) => select().where('id', '=', id).executeTakeFirst(),
    byPhone,
    byEmail,
    byLogin: async (login) => (login.includes('@') ? byEmail(login) : byPhone(readPhone(login) ?? '')),
  };
}

export async function changePassword(db: Kysely<Database>, clientId: number, passwordHash: string): Promise<void> {
  await db.updateTable('clients').set({ password_hash: passwordHash }).where('id', '=', clientId).execute();
}
