/** Access to calls (D25): 401 for a guest, 403 without the right. */
import type { CallAccess, TokenScope } from '@partshop/api-client/contract';
import type { ApiContext } from '../http/api-app.ts';
import { HttpError } from '../http/http-error.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { CurrentUser } from './sessions.queries.ts';
import type { TokenCallers } from './token-callers.ts';

export type Access = {
  /** The client of the session; while switched, the client that the admin looks at. Undefined for a guest. */
  currentUserOf: (c: ApiContext) => Promise<CurrentUser | undefined>;
  /**
   * The current user of a call with this access; throws 401 for a guest, and 403 without the right. Where the call has a scope of tokens, a
   * program's token stands in place of a session.
   */
  require: (c: ApiContext, access: CallAccess, scope?: TokenScope) => Promise<CurrentUser>;
};

const MAY_CALL: Record<CallAccess, (currentUser: CurrentUser) => boolean> = {
  client: () => true,
  seller: ({ isSeller }) => isSeller,
  admin: ({ canSwitchUser }) => canSwitchUser,
  editor: ({ isEditor, canSwitchUser }) => isEditor || canSwitchUser,
};

export function createAccess(sessions: SessionCookies, callers: TokenCallers): Access {
  const currentUserOf = async (c: ApiContext) => (await sessions.find(c))?.currentUser;
  return {
    currentUserOf,
    async require(c, access, scope) {
      const currentUser = (scope && (await callers.find(c, scope))) ?? (await currentUserOf(c));
      if (!currentUser) throw notSignedIn();
      if (!MAY_CALL[access](currentUser)) throw noAccess();
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
