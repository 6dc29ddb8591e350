/** An admin looks at the shop as a client (X3, B5): with a reason, for half an hour, and every change is logged. */
import type { identityCalls } from '@partshop/api-client/contract';
import { endSwitch, replaceSession } from './identity.queries.ts';
import { beginSwitch, findSwitchableClients, isSwitchable } from './switch-user.queries.ts';
import { noAccess, notSignedIn } from '../../platform/sessions/access.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';

export function switchUserHandlers(
  tools: IdentityTools,
): CallHandlers<typeof identityCalls, 'findClients' | 'switchUser' | 'switchBack'> {
  const { database, siteConfig, sessions, isDemo } = tools;
  const { db } = database;
  const clientInfo = createClientInfoReader(tools);

  return {
    findClients: async (c) => {
      const { query, ...view } = c.req.valid('query');
      return c.json(await findSwitchableClients(db, query, { lang: languageOf(view, siteConfig), isDemo }), 200);
    },

    // While switched, the session has the client's rights, which are not an admin's: switching again is rejected.
    switchUser: async (c, admin) => {
      const { ClientId, Reason } = c.req.valid('json');
      if (!(await isSwitchable(db, ClientId, { isDemo }))) {
        throw new HttpError(404, { code: 'not-found', message: 'No client that can be looked through.' });
      }
      const before = await sessions.find(c);
      if (!before) throw notSignedIn();
      await sessions.renew(c, async (trx, moment) => {
        const { clientId: adminId } = admin;
        const switchId = await beginSwitch(trx, { adminId, clientId: ClientId, reason: Reason }, moment.now);
        if (!(await replaceSession(trx, before, { clientId: adminId, switchId }, moment))) throw notSignedIn();
      });
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },

    switchBack: async (c, currentUser) => {
      const before = await sessions.find(c);
      if (!before) throw notSignedIn();
      const running = currentUser.switch;
      // The half hour may have ended while the page was open.
      if (!running && !currentUser.canSwitchUser) throw noAccess();
      if (running) {
        await sessions.renew(c, async (trx, moment) => {
          if (!(await replaceSession(trx, before, { clientId: running.adminId }, moment))) throw notSignedIn();
          await endSwitch(trx, before, 'stopped', moment.now);
        });
      }
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },
  };
}
