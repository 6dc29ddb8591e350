import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/schema.ts';
import type { DemoBehaviour } from '../../platform/settings/delivery-settings.ts';
import { PaymentFailed, type PaymentProvider } from './provider.ts';

const Body = z.object({ id: z.string().max(60), payment: z.string().max(60), key: z.uuid().optional() });

/**
 * Stands in for a provider without a network: its page is the shop's own `/pay-demo`. It can be slow, be down, or refuse every
 * payment.
 */
export function createDemoProvider(db: Kysely<Database>, behaviour: DemoBehaviour): PaymentProvider {
  const meet = async () => {
    if (behaviour === 'failing') throw new PaymentFailed('The stand-in is told to fail.');
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000));
  };
  return {
    name: 'demo',

    async start({ key, number, kopecks }) {
      await meet();
      const status = behaviour === 'refusing' ? 'refused' : 'pending';
      const { id } = await db
        .insertInto('demo_payments')
        .values({ id: randomUUID(), key, number, kopecks, status })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { providerId: id, url: `/pay-demo/${id}` };
    },

    async find(providerId) {
      await meet();
      return findDemoPayment(db, providerId);
    },

    async refund({ providerId, key, kopecks }) {
      await meet();
      const payment = await findDemoPayment(db, providerId);
      if (payment?.status !== 'paid') throw new PaymentFailed('The stand-in has no money to give back.');
      await sql`
        update demo_payments set refunded = refunded + ${kopecks}, refund_keys = refund_keys || ${key}::uuid
        where id = ${providerId} and ${key}::uuid <> all (refund_keys)`.execute(db);
    },

    readNotice(body) {
      const { data } = Body.safeParse(body);
      return data && { noticeId: data.id, providerId: data.payment, key: data.key };
    },
  };
}

export type DemoPayment = { number: string; kopecks: number; key: string; status: 'pending' | 'paid' | 'refused' };

export async function findDemoPayment(db: Kysely<Database>, id: string): Promise<DemoPayment | undefined> {
  return db
    .selectFrom('demo_payments')
    .where('id', '=', id)
    .select(['number', 'kopecks', 'key', 'status'])
    .executeTakeFirst();
}

/** Pays or refuses a payment of the stand-in; one that is decided stays so. */
export async function decideDemoPayment(db: Kysely<Database>, id: string, status: 'paid' | 'refused'): Promise<void> {
  await db.updateTable('demo_payments').set({ status }).where('id', '=', id).where('status', '=', 'pending').execute();
}
