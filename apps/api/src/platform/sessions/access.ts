/** Who may call what (D25): 401 without a client, 403 without the right. */
import type { CallAccess } from '@partshop/api-client/contract';
import type { ApiContext } from '../http/api-app.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Viewer } from './sessions.queries.ts';

export type Access = {
  /** The client of the session: while switched the one that is looked at. Nothing when nobody is logged in. */
  viewerOf: (c: ApiContext) => Promise<Viewer | undefined>;
  /** The viewer of a call with this access; throws where nobody is logged in, and where the viewer may not call it. */
  require: (c: ApiContext, access: CallAccess) => Promise<Viewer>;
};

const MAY_CALL: Record<CallAccess, (viewer: Viewer) => boolean> = {
  client: () => true,
  seller: ({ isSeller }) => isSeller,
  admin: ({ canSwitchUser }) => canSwitchUser,
  editor: ({ isEditor, canSwitchUser }) => isEditor || canSwitchUser,
};

export function createAccess(sessions: SessionCookies): Access {
  const viewerOf = async (c: ApiContext) => (await sessions.find(c))?.viewer;
  return {
    viewerOf,
    async require(c, access) {
      const viewer = await viewerOf(c);
      if (!viewer) throw notSignedIn();
      if (!MAY_CALL[access](viewer)) throw noAccess();
      return viewer;
    },
  };
}

export const notSignedIn = () => new Refusal(401, { code: 'not-signed-in', message: 'Nobody is logged in.' });

export const noAccess = (message = 'The role of the viewer may not do this.') =>
  new Refusal(403, { code: 'no-access', message });
