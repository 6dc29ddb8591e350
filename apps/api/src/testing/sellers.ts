import type { SellerRole, SellerStaff } from '@partshop/api-client/contract';
import type { createAccounts } from './accounts.ts';
import { createInbox } from './messages.ts';
import type { TestApi, Visitor } from './test-api.ts';

/** Sellers for a test file. */
export function createSellers(api: TestApi, { signedIn }: ReturnType<typeof createAccounts>) {
  const { database, fixtures } = api;
  const inbox = createInbox(api);
  let lists = 0;

  /** The code of an invitation that an owner sends, and who is invited by it. */
  async function invite(
    owner: Visitor,
    Role: SellerRole,
    Name = 'Пётр Складов',
  ): Promise<{ code: string; id: number }> {
    const Email = `member${(lists += 1)}@seller.test`;
    const { status, body } = await owner.post('/services/seller/staff_json', { Name, Email, Role });
    if (status !== 200) throw new Error(`The invitation answered ${status}.`);
    const [newest] = await inbox.messages(owner);
    const [code] = /\b[A-Z\d]{12}\b/.exec(newest?.text ?? '') ?? [];
    const id = (body as SellerStaff).members.at(-1)?.id;
    if (code === undefined || typeof id !== 'number') throw new Error('No invitation came.');
    return { code, id };
  }

  return {
    invite,
    /** Somebody who accepted an invitation. */
    async member(owner: Visitor, role: SellerRole) {
      const { code, id } = await invite(owner, role);
      const { guest, account } = await signedIn({ name: 'Пётр Складов' });
      await guest.post('/services/cabinet/seller-invitation/answer', { code, accepts: true });
      return { guest, account, id };
    },
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
