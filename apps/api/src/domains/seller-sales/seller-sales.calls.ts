import type { sellerSalesCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { csvOf } from '../../platform/values/csv.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { createSellerFinding } from '../orders/index.ts';
import { findAllPositions, findPosition, findPositions } from './positions.queries.ts';
import { positionsTable } from './positions-table.ts';
import { findSales } from './sales-by-step.queries.ts';
import { createPeriods } from './sales-period.rules.ts';

/** How a seller's positions sell. */
export function sellerSalesHandlers({
  database: { db, pool },
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof sellerSalesCalls> {
  const sellerOf = createSellerFinding(db);
  const periodOf = createPeriods(clock);
  const todayOf = () => shopDay(clock());

  return {
    sellerSales: async (c, { clientId }) => {
      const period = periodOf(c.req.valid('query'));
      return c.json(await findSales(pool, { sellerId: await sellerOf(clientId), period }), 200);
    },

    soldPositions: async (c, { clientId }) => {
      const { page, take, kind, order, direction, number, ...query } = c.req.valid('query');
      const asked = { kind, order, direction, number, period: periodOf(query), today: todayOf() };
      const lang = languageOf(query, siteConfig);
      return c.json(await findPositions(pool, { ...asked, lang, sellerId: await sellerOf(clientId), page, take }), 200);
    },

    soldPositionsTable: async (c, { clientId }) => {
      const { kind, order, direction, number, ...query } = c.req.valid('query');
      const [period, lang] = [periodOf(query), languageOf(query, siteConfig)];
      const sellerId = await sellerOf(clientId);
      const asked = { sellerId, period, today: todayOf(), kind, order, direction, number, lang };
      const positions = await findAllPositions(pool, asked);
      return c.body(csvOf(positionsTable(positions, lang), lang), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="positions-${period.from}-${period.to}.csv"`,
      });
    },

    positionSales: async (c, { clientId }) => {
      const query = c.req.valid('query');
      const { articleId } = c.req.valid('param');
      const period = periodOf(query);
      const sellerId = await sellerOf(clientId);
      const [position, sales] = await Promise.all([
        findPosition(pool, { sellerId, period, today: todayOf(), articleId, lang: languageOf(query, siteConfig) }),
        findSales(pool, { sellerId, articleId, period }),
      ]);
      if (!position) throw new HttpError(404, { code: 'not-found', message: 'No such position of yours.' });
      return c.json({ ...sales, position }, 200);
    },
  };
}
