import type { sellerTokensCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { newSecret } from '../../platform/values/secrets.ts';
import { createSellerFinding } from '../orders/index.ts';
import { addToken, findTokens, removeToken } from './seller-tokens.queries.ts';

/** Tells tokens from other secrets, for whoever finds one in a file. */
const PREFIX = 'partshop_';

/** Tokens of a seller's programs: made, listed, revoked. */
export function sellerTokensHandlers({
  database: { db },
  clock,
}: Pick<CallTools, 'database' | 'clock'>): CallHandlers<typeof sellerTokensCalls> {
  const sellerOf = createSellerFinding(db);

  return {
    sellerTokens: async (c, { clientId }) => c.json({ tokens: await findTokens(db, await sellerOf(clientId)) }, 200),

    makeSellerToken: async (c, { clientId }) => {
      const { Name: name, Scopes } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const secret = PREFIX + newSecret();
      const token = { sellerId, name, scopes: [...new Set(Scopes)].toSorted(), secret };
      if (!(await inTransaction(db, async (trx) => addToken(trx, token, clock())))) {
        throw new HttpError(409, { code: 'list-full', message: 'The seller has as many tokens as they may.' });
      }
      return c.json({ secret, tokens: await findTokens(db, sellerId) }, 200);
    },

    revokeSellerToken: async (c, { clientId }) => {
      const sellerId = await sellerOf(clientId);
      if (!(await removeToken(db, { sellerId, id: c.req.valid('param').id }))) {
        throw new HttpError(404, { code: 'not-found', message: 'No such token of the seller.' });
      }
      return c.json({ tokens: await findTokens(db, sellerId) }, 200);
    },
  };
}
