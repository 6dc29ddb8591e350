/** Who may call what (D25): 401 without a client, 403 without the right. */
import type { Viewer } from './sessions.queries.ts';
import type { ApiContext } from '../http/api-app.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionCookies } from './session-cookies.ts';

type Required = (c: ApiContext) => Promise<Viewer>;

export type Access = {
  /** The client of the session: while switched the one that is looked at. Nothing when nobody is logged in. */
  viewerOf: (c: ApiContext) => Promise<Viewer | undefined>;
  requireClient: Required;
  requireSeller: Required;
  /** canSwichUser. */
  requireAdmin: Required;
  /** localizeEditor or canSwichUser: whoever may write what the shop says. */
  requireEditor: Required;
};

export function createAccess(sessions: SessionCookies): Access {
  const viewerOf = async (c: ApiContext) => (await sessions.find(c))?.viewer;
  const requireViewer =
    (mayCall: (viewer: Viewer) => boolean): Required =>
    async (c) => {
      const viewer = await viewerOf(c);
      if (!viewer) throw notSignedIn();
      if (!mayCall(viewer)) throw noAccess();
      return viewer;
    };
  return {
    viewerOf,
    requireClient: requireViewer(() => true),
    requireSeller: requireViewer(({ isSeller }) => isSeller),
    requireAdmin: requireViewer(({ canSwitchUser }) => canSwitchUser),
    requireEditor: requireViewer(({ isEditor, canSwitchUser }) => isEditor || canSwitchUser),
  };
}

export const notSignedIn = () => new Refusal(401, { code: 'not-signed-in', message: 'Nobody is logged in.' });

export const noAccess = (message = 'The role of the viewer may not do this.') =>
  new Refusal(403, { code: 'no-access', message });
