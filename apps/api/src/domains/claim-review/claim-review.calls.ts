import type { claimReviewCalls, ClaimReview } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { decideAll, decideOne, findClaimingSellers, findClaims } from './claim-review.queries.ts';

/** Which claims of sellers count. */
export function claimReviewHandlers({ database, siteConfig, clock }: CallTools): CallHandlers<typeof claimReviewCalls> {
  const { db, pool } = database;

  /** Keeps a decision, and tells what shows the articles that it is about. */
  async function decide(
    change: (trx: Transaction<Database>) => Promise<number[] | 'changed' | undefined>,
  ): Promise<{ ok: true }> {
    const articles = await inTransaction(db, change);
    if (!articles) throw new HttpError(404, { code: 'not-found', message: 'The seller claims no such thing.' });
    if (articles === 'changed')
      throw new HttpError(409, { code: 'claim-changed', message: 'Somebody else decided meanwhile.' });
    await tellCatalogueChanged(pool, articles);
    return { ok: true };
  }

  return {
    claimReview: async (c) => {
      const { type } = c.req.valid('param');
      const { sellerId, page, take, ...query } = c.req.valid('query');
      const [sellers, found] = await Promise.all([
        findClaimingSellers(db, type, languageOf(query, siteConfig)),
        sellerId === undefined ? { claims: [], total: 0 } : findClaims(db, { type, sellerId, page, take }),
      ]);
      return c.json({ sellers, ...found, page, take } satisfies ClaimReview, 200);
    },

    decideClaim: async (c, { clientId: by }) => {
      const { Type, SellerId, ArticleId, OtherId, Decision, Was } = c.req.valid('json');
      const ofClaim = { type: Type, sellerId: SellerId, articleId: ArticleId, otherId: OtherId };
      const asked = { ...ofClaim, decision: Decision, was: Was, by, now: clock() };
      return c.json(await decide(async (trx) => decideOne(trx, asked)), 200);
    },

    decideClaims: async (c, { clientId: by }) => {
      const { Type: type, SellerId: sellerId, Decision: decision, Was: was } = c.req.valid('json');
      const asked = { type, sellerId, decision, was, by, now: clock() };
      return c.json(await decide(async (trx) => decideAll(trx, asked)), 200);
    },
  };
}
