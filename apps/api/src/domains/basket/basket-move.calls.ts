import type { basketMoveCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { notSignedIn, requireType } from '../../platform/sessions/access.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.queries.ts';
import { conflict, createBasketReader, viewOf } from './basket-reader.ts';
import { findServed, moveToServed } from './move-lines.queries.ts';

export function basketMoveHandlers(tools: CallTools): CallHandlers<typeof basketMoveCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const readBasket = createBasketReader(tools);
  const requireWholesale = (currentUser: CurrentUser) =>
    requireType(currentUser, 'Wholesale', 'Only wholesale clients serve clients.');

  return {
    servedClients: async (c, currentUser) => {
      requireWholesale(currentUser);
      return c.json(await findServed(database.db, currentUser.clientId), 200);
    },

    basketMoveRetail: async (c, currentUser) => {
      requireWholesale(currentUser);
      const move = c.req.valid('json');
      const query = c.req.valid('query');
      const session = await sessions.find(c);
      if (!session) throw notSignedIn();
      const reason = await inTransaction(database.sales, (trx) =>
        moveToServed(trx, { ...session, currentUser }, { ...move, now: clock() }),
      );
      if (reason === 'unknown') throw new HttpError(404, { code: 'not-found', message: 'No such line or client.' });
      const basket = await readBasket(session, viewOf(query, siteConfig));
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },
  };
}
