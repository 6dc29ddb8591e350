import type { Insertable } from 'kysely';
import type { OpenDatabase } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import { hashPassword } from '../domains/identity/password-hash.ts';
import type { Answer, TestApi, Visitor } from './test-api.ts';

export const PASSWORD = 'жёлтый-трамвай-17';
/** Made once per test file: hashing is slow. */
let passwordHash: Promise<string> | undefined;
let made = 0;

export type TestClient = { id: number; code: number; phone: string; email: string; basketId: number };

/** Test clients as the demo registers them: each with their own phone and e-mail, all with {@link PASSWORD}. */
export function createAccounts({ database, visitor }: Pick<TestApi, 'visitor'> & { database: OpenDatabase }) {
  async function client(options: Partial<Insertable<Database['clients']>> = {}): Promise<TestClient> {
    made += 1;
    passwordHash ??= hashPassword(PASSWORD);
    const phone = `+7916${String(2_000_000 + made)}`;
    const email = `client${made}@shop.test`;
    const basket = await database.db.insertInto('baskets').defaultValues().returning('id').executeTakeFirstOrThrow();
    const row = await database.db
      .insertInto('clients')
      .values({
        name: 'Анна Смирнова',
        phone,
        email,
        basket_id: basket.id,
        password_hash: await passwordHash,
        is_demo: true,
        ...options,
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    return { ...row, phone, email, basketId: basket.id };
  }

  /** Enters into a client's ledger that so many kopecks are owed, and until which day; a negative sum is paid. */
  async function owes(
    { id }: Pick<TestClient, 'id'>,
    amount: number,
    { dueOn = '2026-11-01', at = new Date('2026-10-01T09:00:00Z'), document = '1' } = {},
  ): Promise<void> {
    const kind = amount > 0 ? 'shipment' : 'payment';
    await database.db
      .insertInto('ledger_entries')
      .values({ client_id: id, kind, amount, document, due_on: amount > 0 ? dueOn : null, at })
      .execute();
  }

  async function logIn(guest: Visitor, { phone }: { phone: string }, password = PASSWORD): Promise<Answer> {
    return guest.post('/login_json', { login: phone, password });
  }

  /** A visitor logged in as a client with these rights. */
  async function signedIn(options: Partial<Insertable<Database['clients']>> = {}) {
    const account = await client(options);
    const guest = visitor();
    const { status } = await logIn(guest, account);
    if (status !== 200) throw new Error(`Login answered ${status}.`);
    return { guest, account };
  }

  return { client, logIn, owes, signedIn };
}
