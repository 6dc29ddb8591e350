import type { ClaimConflict, transitsCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { createSellerFinding } from '../orders/index.ts';
import { createPeriods } from '../seller-sales/index.ts';
import { answerOpenClaim, findClaim, findClaims, lockTransit, saveClaim } from './claims.queries.ts';
import { findStatistics, findTransitOrders } from './statistics.queries.ts';
import { findTransits } from './transits.queries.ts';

const unknownClaim = () => new HttpError(404, { code: 'not-found', message: 'No such claim of yours.' });

/** Goods on their way from sellers through the shop's warehouse. */
export function transitsHandlers({
  database: { db, pool },
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof transitsCalls> {
  const sellerOf = createSellerFinding(db);
  const periodOf = createPeriods(clock);
  const viewOf = (query: Parameters<typeof languageOf>[0]) => ({
    today: shopDay(clock()),
    lang: languageOf(query, siteConfig),
  });

  return {
    transits: async (c, { clientId }) => {
      const { kind, articleId, page, take, ...query } = c.req.valid('query');
      const sellerId = await sellerOf(clientId);
      return c.json(await findTransits(pool, { sellerId, kind, articleId, page, take, ...viewOf(query) }), 200);
    },

    transitStatistics: async (c, { clientId }) => {
      const { articleId, ...query } = c.req.valid('query');
      const asked = { period: periodOf(query), today: shopDay(clock()), articleId };
      return c.json(await findStatistics(pool, { ...asked, sellerId: await sellerOf(clientId) }), 200);
    },

    transitOrders: async (c, { clientId }) => {
      const { page, take, ...query } = c.req.valid('query');
      const asked = { period: periodOf(query), today: shopDay(clock()), page, take };
      return c.json(await findTransitOrders(pool, { ...asked, sellerId: await sellerOf(clientId) }), 200);
    },

    transitClaims: async (c, { clientId }) => {
      const { state, page, take, ...query } = c.req.valid('query');
      const sellerId = await sellerOf(clientId);
      return c.json(await findClaims(db, { sellerId, state, page, take, ...viewOf(query) }), 200);
    },

    answerClaim: async (c, { clientId }) => {
      const { TransitId: transitId, Version: version, IsAccepted: isAccepted, Description } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const view = viewOf(c.req.valid('query'));
      if (!isAccepted && Description === '') {
        if (!(await findClaim(db, { transitId, sellerId }, view))) throw unknownClaim();
        throw new HttpError(422, { code: 'reason-missing', message: 'A claim is declined with a reason.' });
      }
      const answer = { sellerId, transitId, version, isAccepted, answer: Description, at: clock() };
      const isAnswered = await answerOpenClaim(db, answer);
      const claim = await findClaim(db, { transitId, sellerId }, view);
      if (!claim) throw unknownClaim();
      if (isAnswered) return c.json(claim, 200);
      const conflict: ClaimConflict = { code: 'claim-changed', message: 'It was answered meanwhile.', claim };
      return c.json(conflict, 409);
    },

    openClaim: async (c) => {
      const { OrderItemId, Fault: fault, Pieces: pieces, Description: note } = c.req.valid('json');
      const view = viewOf(c.req.valid('query'));
      const claim = await inTransaction(db, async (trx) => {
        const transit = await lockTransit(trx, OrderItemId);
        if (!transit) throw new HttpError(404, { code: 'not-found', message: 'No seller has sent such an item.' });
        if (transit.faultyPieces > 0) throw new HttpError(409, { code: 'claimed', message: 'It has a claim already.' });
        if (pieces > transit.pieces)
          throw new HttpError(409, { code: 'too-few-pieces', message: 'It has fewer pieces.' });
        const at = clock();
        await saveClaim(trx, { transitId: transit.id, fault, pieces, note, at, day: view.today });
        return findClaim(trx, { transitId: transit.id }, view);
      });
      if (!claim) throw new Error('A claim was written and is not there.');
      return c.json(claim, 200);
    },
  };
}
