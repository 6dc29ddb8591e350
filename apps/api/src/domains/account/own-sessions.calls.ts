import type { accountCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notSignedIn } from '../../platform/sessions/access.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { IdentityTools } from '../identity/index.ts';
import { endOtherSessions, findOwnSessions } from './own-sessions.queries.ts';

/** Where a client is logged in. */
export function ownSessionHandlers({
  database,
  clock,
  sessions,
}: IdentityTools): CallHandlers<typeof accountCalls, 'listSessions' | 'endSessions'> {
  const { db } = database;
  const currentOf = async (c: ApiContext) => {
    const session = await sessions.find(c);
    if (!session?.currentUser) throw notSignedIn();
    return { sessionId: session.id, clientId: session.currentUser.clientId };
  };
  return {
    listSessions: async (c) => c.json({ items: await findOwnSessions(db, await currentOf(c), clock()) }, 200),

    endSessions: async (c) => {
      const current = await currentOf(c);
      const { id } = c.req.valid('json');
      const ended = await inTransaction(db, async (trx) => endOtherSessions(trx, current, id, clock()));
      if (id !== null && ended === 0) {
        throw new HttpError(404, { code: 'not-found', message: 'No such other session of the client.' });
      }
      return c.json({ items: await findOwnSessions(db, current, clock()) }, 200);
    },
  };
}
