import { Order } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { findBonus, lockBonus, spendBonus } from './bonus.queries.ts';

const api = await createTestApi();
const { database, fixtures, time } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

/** R6: whoever spends, from whatever basket, the wallet itself lets nobody spend what another has spent. */
test('of two hundred who spend one wallet at once, only those get bonuses for whom there are some', async () => {
  const { guest, account } = await signedIn();
  const { db } = database;
  const expires_at = new Date(time.now.getTime() + 86_400_000);
  await db
    .insertInto('bonus_entries')
    .values({ client_id: account.id, amount: 200, reason: 'welcome', at: time.now, expires_at })
    .execute();
  await guest.add(await fixtures.goods());
  const { number } = await good(order(guest, form()), Order);
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const session = { id: 1, currentUser: { clientId: account.id, type: 'Retail' } } as Parameters<typeof spendBonus>[1];

  const spent = await Promise.all(
    Array.from({ length: 200 }, async () =>
      db.transaction().execute(async (trx) => {
        const roubles = 30;
        if ((await lockBonus(trx, session, time.now)) < roubles) return false;
        await spendBonus(trx, session, { roubles, orderId, now: time.now });
        return true;
      }),
    ),
  );
  expect(spent.filter(Boolean)).toHaveLength(6);
  expect(await findBonus(db, session, time.now)).toBe(20);
});
