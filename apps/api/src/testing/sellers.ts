import type { createAccounts } from './accounts.ts';
import type { TestApi, Visitor } from './test-api.ts';

/** Sellers for a test file. */
export function createSellers({ database, fixtures }: TestApi, { signedIn }: ReturnType<typeof createAccounts>) {
  let lists = 0;
  return {
    /** A seller with an account and a price list. */
    async seller(): Promise<{ guest: Visitor; list: number; clientId: number }> {
      const { guest, account } = await signedIn({ is_seller: true });
      const list = await fixtures.priceList(`Склад ${(lists += 1)} продавца ${account.id}`);
      await database.pool.query(
        'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
        [account.id, list],
      );
      return { guest, list, clientId: account.id };
    },
  };
}
