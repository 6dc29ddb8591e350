import type { AdviceConflict, AppliedAdvice, sellerAdviceCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { inClientTransaction } from '../../platform/database/client-transaction.ts';
import { createSellerFinding } from '../orders/index.ts';
import { changeByAdvice } from '../price-uploads/index.ts';
import { adviceSince, CHANGES_VERSION, changesSql } from './advise.queries.ts';
import { findAdvice, findChanges } from './seller-advice.queries.ts';

/** What a seller could do to sell more, and what the shop does of it when the seller agrees. */
export function sellerAdviceHandlers({
  database,
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof sellerAdviceCalls> {
  const { db, pool } = database;
  const sellerOf = createSellerFinding(db);
  const viewOf = (query: Parameters<typeof languageOf>[0]) => ({ lang: languageOf(query, siteConfig), now: clock() });

  type Asked = { sellerId: number; kind: AppliedAdvice; priceListId: number };

  async function changesOf(asked: Asked, query: Parameters<typeof languageOf>[0]) {
    const changes = await findChanges(db, asked, viewOf(query));
    if (!changes) throw new HttpError(404, { code: 'not-found', message: 'No such price list of the seller.' });
    return changes;
  }

  return {
    sellerAdvice: async (c, { clientId }) =>
      c.json(await findAdvice(db, await sellerOf(clientId), viewOf(c.req.valid('query'))), 200),

    adviceChanges: async (c, { clientId }) => {
      const { kind, priceListId, ...query } = c.req.valid('query');
      return c.json(await changesOf({ sellerId: await sellerOf(clientId), kind, priceListId }, query), 200);
    },

    applyAdvice: async (c, { clientId }) => {
      const { Kind: kind, PriceListId: priceListId, Version: version } = c.req.valid('json');
      const [sellerId, now] = [await sellerOf(clientId), clock()];
      const list = { sellerId, priceListId, since: adviceSince(now) };
      const changes = changesSql(kind, list).compile(db);
      const done = await inClientTransaction(pool, async (client) => {
        // Enough to sort the changes of a long list.
        await client.query("set local work_mem = '64MB'");
        const agreed = { sellerId, clientId, priceListId, changes, versionSql: CHANGES_VERSION, version };
        const changed = await changeByAdvice(client, agreed, now);
        // What was followed is done; the next check of the list says what is left.
        if (changed) {
          await client.query('delete from offer_advice where price_list_id = $1 and kind = $2', [priceListId, kind]);
        }
        return changed;
      });
      if (done) return c.json(done, 200);
      const conflict: AdviceConflict = {
        code: 'offer-changed',
        message: 'Other changes would be made by now.',
        changes: await changesOf({ sellerId, kind, priceListId }, c.req.valid('query')),
      };
      return c.json(conflict, 409);
    },
  };
}
