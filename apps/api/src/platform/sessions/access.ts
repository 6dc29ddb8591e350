/** Access to calls (D25): 401 for a guest, 403 without the right. */
import {
  SELLER_MAY,
  type CallAccess,
  type SellerRight,
  type SellerRole,
  type TokenScope,
} from '@partshop/api-client/contract';
import type { ApiContext } from '../http/api-app.ts';
import { HttpError } from '../http/http-error.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { SellerSeats } from './seller-seats.ts';
import type { CurrentUser } from './sessions.queries.ts';
import type { TokenCallers } from './token-callers.ts';

export type Access = {
  /** The client of the session; while switched, the client that the admin looks at. Undefined for a guest. */
  currentUserOf: (c: ApiContext) => Promise<CurrentUser | undefined>;
  /**
   * The current user of a call with this access; throws 401 for a guest, and 403 without the right. Where the call has a scope of tokens, a
   * program's token stands in place of a session. A call of sellers names the right that people of a seller need.
   */
  require: (
    c: ApiContext,
    access: CallAccess,
    needs?: { token?: TokenScope | undefined; right?: SellerRight | undefined },
  ) => Promise<CurrentUser>;
};

const MAY_CALL: Record<CallAccess, (currentUser: CurrentUser) => boolean> = {
  client: () => true,
  seller: ({ isSeller }) => isSeller,
  admin: ({ canSwitchUser }) => canSwitchUser,
  editor: ({ isEditor, canSwitchUser }) => isEditor || canSwitchUser,
};

export function createAccess(sessions: SessionCookies, callers: TokenCallers, seats: SellerSeats): Access {
  const currentUserOf = async (c: ApiContext) => (await sessions.find(c))?.currentUser;
  return {
    currentUserOf,
    async require(c, access, { token, right } = {}) {
      const currentUser = (token && (await callers.find(c, token))) ?? (await currentUserOf(c));
      if (!currentUser) throw notSignedIn();
      if (!MAY_CALL[access](currentUser)) throw noAccess();
      // Who sells for nobody yet has no seat: the call finds nothing.
      const seat = right && (await seats.find(currentUser));
      if (seat) requireRight(seat.role, right);
      return currentUser;
    },
  };
}

export const notSignedIn = () => new HttpError(401, { code: 'not-signed-in', message: 'Nobody is logged in.' });

export const noAccess = (message = 'The role of the current user may not do this.') =>
  new HttpError(403, { code: 'no-access', message });

/** Throws 403, with why, for a client of the other type. */
export function requireType({ type }: Pick<CurrentUser, 'type'>, wanted: CurrentUser['type'], why: string): void {
  if (type !== wanted) throw noAccess(why);
}

/** Throws 403 where a role of a seller's people lacks a right. */
export function requireRight(role: SellerRole, right: SellerRight): void {
  if (!SELLER_MAY[role].includes(right)) throw noAccess('The owner of the seller gave the current user another role.');
}
