import type { bonusCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { requireType } from '../../platform/sessions/access.ts';
import { findWallet } from './wallet.queries.ts';

/** The wallet of a retail client. */
export function bonusHandlers({ database, clock, siteConfig }: CallTools): CallHandlers<typeof bonusCalls> {
  return {
    bonus: async (c, currentUser) => {
      requireType(currentUser, 'Retail', 'Only retail clients have bonuses.');
      const { clientId } = currentUser;
      const { page, take } = c.req.valid('query');
      const wallet = await findWallet(database.pool, { clientId, page, take, now: clock() });
      return c.json({ ...wallet, orderShare: siteConfig.bonus.orderShare }, 200);
    },
  };
}
