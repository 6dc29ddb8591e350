import type { basketCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { readSignedId, signedId } from '../../platform/values/signed-id.ts';
import { createPickupCities } from '../places/index.ts';
import { findBasketLines } from './basket-lines.queries.ts';
import { conflict, createBasketReader, viewOf } from './basket-reader.ts';
import { showBasket, type ConflictReason } from './basket.rules.ts';
import { findShared, revokeShared, shareLines, takeShared } from './shared-baskets.queries.ts';

type SharedCalls = Pick<
  typeof basketCalls,
  'shareBasket' | 'getSharedBasket' | 'takeSharedBasket' | 'revokeSharedBasket'
>;

const PURPOSE = 'shared-basket';

/** Thrown to take back what a transaction has done. */
class Refused extends Error {
  readonly reason: ConflictReason;

  constructor(reason: ConflictReason) {
    super(reason.code);
    this.reason = reason;
  }
}

export function sharedBasketHandlers(tools: CallTools): CallHandlers<SharedCalls> {
  const { database, clock, siteConfig, sessions, sessionSecret } = tools;
  const readBasket = createBasketReader(tools);
  const pickupCityOf = createPickupCities(tools);
  const currencyOf = createCurrencies(database, clock);
  const ended = () => new HttpError(404, { code: 'not-found', message: 'No such link.' });

  async function sharedOf(token: string) {
    const id = readSignedId(sessionSecret, PURPOSE, token);
    const shared = id === undefined ? undefined : await findShared(database.db, id, clock());
    if (!shared) throw ended();
    return shared;
  }

  return {
    shareBasket: async (c) => {
      const { groupName: name } = c.req.valid('json');
      const query = c.req.valid('query');
      const session = await sessions.find(c);
      const shared =
        session && (await inTransaction(database.sales, (trx) => shareLines(trx, session, { name, now: clock() })));
      if (!shared) {
        const view = viewOf(query, siteConfig);
        return c.json(conflict({ code: 'basket-empty' }, await readBasket(session, view)), 409);
      }
      const token = signedId(sessionSecret, PURPOSE, shared.id);
      return c.json({ token, expiresAt: shared.expiresAt.toISOString() }, 200);
    },

    getSharedBasket: async (c) => {
      const { token } = c.req.valid('param');
      const query = c.req.valid('query');
      const [shared, session] = await Promise.all([sharedOf(token), sessions.find(c)]);
      const view = { basketId: shared.basketId, currentUser: session?.currentUser };
      const [lines, currency, { wayDays }] = await Promise.all([
        findBasketLines(database.db, view, languageOf(query, siteConfig)),
        currencyOf(query.currencyCode),
        pickupCityOf(session?.cityId),
      ]);
      // The price when it was shared is that of retail clients.
      const compared =
        clientTypeOf(session) === 'Retail'
          ? lines
          : lines.map((line) => (line.offer ? { ...line, priceSeen: line.offer.price } : line));
      const basket = showBasket(compared, { currency, wayDays, promoOn: () => null });
      const { name, expiresAt, ownerBasketId } = shared;
      const isOwn = session !== undefined && session.basketId === ownerBasketId;
      return c.json({ token, name, expiresAt: expiresAt.toISOString(), isOwn, basket }, 200);
    },

    takeSharedBasket: async (c) => {
      const { ids } = c.req.valid('json');
      const query = c.req.valid('query');
      const view = viewOf(query, siteConfig);
      const shared = await sharedOf(c.req.valid('param').token);
      const session = (await sessions.find(c)) ?? (await sessions.open(c));
      try {
        await inTransaction(database.sales, async (trx) => {
          const reason = await takeShared(trx, session, { sharedId: shared.basketId, ids, now: clock() });
          if (reason) throw new Refused(reason);
        });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return c.json(conflict(error.reason, await readBasket(session, view)), 409);
      }
      return c.json(await readBasket(session, view), 200);
    },

    revokeSharedBasket: async (c) => {
      const id = readSignedId(sessionSecret, PURPOSE, c.req.valid('param').token);
      const session = await sessions.find(c);
      const isEnded = id !== undefined && session && (await revokeShared(database.db, session, id, clock()));
      if (!isEnded) throw ended();
      return c.json({ revoked: true as const }, 200);
    },
  };
}
