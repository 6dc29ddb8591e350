/** The people of sellers, who call with a role each. */
import type { ApiSetup } from '../http/api-setup.ts';
import { findSeat, noteMember, type Seat } from './seller-seats.queries.ts';
import type { CurrentUser } from './sessions.queries.ts';

const SEEN_MS = 600_000;

export type SellerSeats = {
  /** The seat of who calls; notes the use. Undefined for who sells for nobody. */
  find: (currentUser: CurrentUser) => Promise<Seat | undefined>;
};

export const createSellerSeats = ({ database: { db }, clock }: Pick<ApiSetup, 'database' | 'clock'>): SellerSeats => ({
  async find(currentUser) {
    const seat = await findSeat(db, currentUser.clientId);
    // An admin who looks at the shop as a member is not that member.
    if (seat && seat.memberId !== null && !currentUser.switch) {
      const now = clock();
      await noteMember(db, { memberId: seat.memberId, now, since: new Date(now.getTime() - SEEN_MS) });
    }
    return seat;
  },
});
