import type { positionTermsCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { createSellerFinding } from '../orders/index.ts';
import { createPeriods, findPosition, stepOf } from '../seller-sales/index.ts';
import { findPositionTerms, findPricePlace } from './position-terms.queries.ts';

/** What sellers asked for their positions over time. */
export function positionTermsHandlers({
  database: { db, pool },
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof positionTermsCalls> {
  const sellerOf = createSellerFinding(db);
  const periodOf = createPeriods(clock);
  return {
    positionTerms: async (c, { clientId }) => {
      const { articleId } = c.req.valid('param');
      const query = c.req.valid('query');
      const period = periodOf(query);
      const sellerId = await sellerOf(clientId);
      const asked = { sellerId, articleId, period, today: shopDay(clock()) };
      const step = stepOf(period);
      const [position, steps, place] = await Promise.all([
        findPosition(pool, { ...asked, lang: languageOf(query, siteConfig) }),
        findPositionTerms(pool, { ...asked, step }),
        findPricePlace(pool, asked),
      ]);
      if (!position) throw new HttpError(404, { code: 'not-found', message: 'No such position of yours.' });
      return c.json({ period, step, steps, position, place }, 200);
    },
  };
}
