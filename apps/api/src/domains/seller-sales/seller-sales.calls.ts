import {
  OFFER_FAULTS,
  POSITION_COLUMNS,
  MAX_POSITION_VIEWS,
  readPositionRanges,
  readPositionSorts,
  type PositionKind,
  type PositionView,
  type sellerSalesCalls,
} from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { csvOf } from '../../platform/values/csv.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { XLSX } from '../../platform/values/workbook.ts';
import { createSellerFinding } from '../orders/index.ts';
import { createUploadWork } from '../price-uploads/index.ts';
import { addChanges } from './change-positions.ts';
import { findChosenOffers } from './chosen-offers.queries.ts';
import { findAllPositions, findPosition, findPositions, type PositionsFilter } from './positions.queries.ts';
import { positionsTable, positionsWorkbook } from './positions-table.ts';
import { findPositionViews, holdViews, removeView, saveView } from './position-views.queries.ts';
import { findSales } from './sales-by-step.queries.ts';
import { createPeriods } from './sales-period.rules.ts';

/** How a seller's positions sell. */
export function sellerSalesHandlers(tools: CallTools): CallHandlers<typeof sellerSalesCalls> {
  const { clock, siteConfig, log, background } = tools;
  const { db, pool } = tools.database;
  const work = createUploadWork(tools, tools.runUploadWorker);
  const sellerOf = createSellerFinding(db);
  const periodOf = createPeriods(clock);
  const todayOf = () => shopDay(clock());

  type AskedFilter = Parameters<typeof periodOf>[0] & {
    kind: PositionKind;
    number?: string | undefined;
    where: string;
    faults: string;
  };

  async function filterOf(clientId: number, query: AskedFilter): Promise<PositionsFilter> {
    const { kind, number, where, faults } = query;
    return {
      period: periodOf(query),
      sellerId: await sellerOf(clientId),
      today: todayOf(),
      kind,
      number,
      ranges: readPositionRanges(where),
      faults: namesIn(faults, OFFER_FAULTS),
    };
  }

  return {
    sellerSales: async (c, { clientId }) => {
      const period = periodOf(c.req.valid('query'));
      return c.json(await findSales(pool, { sellerId: await sellerOf(clientId), period }), 200);
    },

    soldPositions: async (c, { clientId }) => {
      const { page, take, skip, order, ...query } = c.req.valid('query');
      const asked = { ...(await filterOf(clientId, query)), sorts: readPositionSorts(order) };
      const lang = languageOf(query, siteConfig);
      return c.json(await findPositions(pool, { ...asked, lang, page, take, skip }), 200);
    },

    soldPositionsTable: async (c, { clientId }) => {
      const { order, columns, ...query } = c.req.valid('query');
      const { kind } = c.req.valid('param');
      const lang = languageOf(query, siteConfig);
      const asked = { ...(await filterOf(clientId, query)), sorts: readPositionSorts(order), lang };
      const { from, to } = asked.period;
      const named = namesIn(columns, POSITION_COLUMNS);
      const table = { positions: await findAllPositions(pool, asked), columns: named, lang };
      const headers = { 'content-disposition': `attachment; filename="positions-${from}-${to}.${kind}"` };
      if (kind === 'csv') {
        const type = 'text/csv; charset=utf-8';
        return c.body(csvOf(positionsTable(table), lang), 200, { ...headers, 'content-type': type });
      }
      const book = positionsWorkbook(table, (error) => log.error({ err: error }, 'a table was not written'));
      return c.body(book, 200, { ...headers, 'content-type': XLSX });
    },

    changePositions: async (c, { clientId }) => {
      const { Filter, Chosen, Change } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const filter = await filterOf(clientId, Filter);
      const { sellerId } = filter;
      const offers = await findChosenOffers(pool, filter, Chosen);
      if (offers.length === 0) {
        throw new HttpError(422, { code: 'nothing-to-change', message: 'None of these positions is offered.' });
      }
      const asked = { sellerId, clientId, change: Change, lang, now: clock() };
      const uploads = await inTransaction(db, async (trx) => addChanges(trx, offers, asked));
      if (!uploads) throw new HttpError(422, { code: 'too-large', message: 'These are more than an upload may hold.' });
      background.run('work on uploads', work);
      return c.json({ uploads, offers: offers.length }, 200);
    },

    positionViews: async (c, { clientId }) =>
      c.json({ views: await findPositionViews(db, await sellerOf(clientId)) }, 200),

    savePositionView: async (c, { clientId }) => {
      const { Id, Version, Name, IsDefault, State } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const view = { name: Name, isDefault: IsDefault, state: State };
      const saved = await inTransaction(db, async (trx) => {
        await holdViews(trx, sellerId);
        const others = await findPositionViews(trx, sellerId);
        requireSeen(others, Id, Version);
        if (others.some(({ id, name }) => id !== Id && isSameName(name, Name))) {
          throw new HttpError(409, { code: 'name-taken', message: 'Another view has this name.' });
        }
        if (Id === null && others.length >= MAX_POSITION_VIEWS) {
          throw new HttpError(422, { code: 'views-full', message: 'There are as many views as may be.' });
        }
        return saveView(trx, { sellerId, id: Id }, view);
      });
      return c.json({ views: await findPositionViews(db, sellerId), id: saved }, 200);
    },

    removePositionView: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const sellerId = await sellerOf(clientId);
      await inTransaction(db, async (trx) => {
        await holdViews(trx, sellerId);
        requireSeen(await findPositionViews(trx, sellerId), id, c.req.valid('query').version);
        await removeView(trx, id);
      });
      return c.json({ views: await findPositionViews(db, sellerId) }, 200);
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

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Throws for a view that is not among those of the seller, or that was changed since it was seen. */
function requireSeen(views: readonly PositionView[], id: number | null, version: number): void {
  if (id === null) return;
  const view = views.find((one) => one.id === id);
  if (!view) throw new HttpError(404, { code: 'not-found', message: 'No such view of yours.' });
  if (view.version !== version) {
    throw new HttpError(409, { code: 'view-changed', message: 'The view was changed meanwhile.' });
  }
}

/** The names of a list with commas, in its order. */
const namesIn = <Name extends string>(text: string, names: readonly Name[]): Name[] =>
  text.split(',').flatMap((part) => names.find((name) => name === part) ?? []);
