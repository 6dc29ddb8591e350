import type { SellerConflict, sellerOrdersCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { actOnSellerOrder, type SellerAct } from './seller-acts.queries.ts';
import { findOffice, findSellerOrders, findSellerQueue } from './seller-orders.queries.ts';
import { createSeatFinding, pricesFor } from './seller-of.ts';
import { unknownOrder } from './unknown-order.ts';

type LangOnly = Parameters<typeof languageOf>[0];
/** What every change of a seller says. */
type Said = { OrderNumber: string; Version: number; Description: string };

/** What sellers do with the items that buyers ordered from them. */
export function sellerOrdersHandlers({
  database,
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof sellerOrdersCalls> {
  const { db } = database;
  const viewOf = (query: LangOnly) => ({ lang: languageOf(query, siteConfig), now: clock() });

  const seatOf = createSeatFinding(db);

  /** Does what the seller wants, and answers with their part of the order as it is then: with 200, or 409 and why not. */
  async function change(
    c: ApiContext,
    { clientId, query, said }: { clientId: number; query: LangOnly; said: Said },
    act: SellerAct,
  ) {
    const seat = await seatOf(clientId);
    const { sellerId } = seat;
    const { OrderNumber: number, Version: version, Description: reason } = said;
    const acting = { sellerId, by: { role: 'seller' as const, clientId }, number, version, reason, at: clock() };
    const acted = await inTransaction(database.sales, async (trx) => actOnSellerOrder(trx, acting, act));
    switch (acted.outcome) {
      case 'unknown':
        throw unknownOrder();
      case 'wrong-qty':
        throw badField('Items', 'More pieces than the buyer ordered.');
      case 'wrong-day':
        throw badField('Day', 'The day is past, or too far away.');
      case 'reason-missing':
        throw new HttpError(422, { code: 'reason-missing', message: 'What is refused needs a reason.' });
      case 'changed':
      case 'refused': {
        const [found] = await findSellerOrders(db, { sellerId, orderIds: [acted.orderId] }, viewOf(query));
        if (!found) throw unknownOrder();
        const order = pricesFor(seat)(found);
        if (acted.outcome === 'changed') return c.json(order, 200);
        const conflict: SellerConflict = { code: acted.code, message: 'The order does not allow it.', order };
        return c.json(conflict, 409);
      }
    }
  }

  return {
    sellerOffice: async (c, { clientId }) =>
      c.json(await findOffice(db, (await seatOf(clientId)).sellerId, viewOf(c.req.valid('query'))), 200),

    sellerQueue: async (c, { clientId }) => {
      const { page, take, ...query } = c.req.valid('query');
      const { queue } = c.req.valid('param');
      const seat = await seatOf(clientId);
      const found = await findSellerQueue(db, { sellerId: seat.sellerId, queue, page, take }, viewOf(query));
      return c.json({ ...found, orders: found.orders.map(pricesFor(seat)) }, 200);
    },

    acceptItems: async (c, { clientId }) => {
      const said = c.req.valid('json');
      const items = said.Items.map(({ OrderItemId: itemId, Qty: qty }) => ({ itemId, qty }));
      return change(c, { clientId, query: c.req.valid('query'), said }, { kind: 'accept', items });
    },

    refuseItems: async (c, { clientId }) => {
      const said = c.req.valid('json');
      const act = { kind: 'refuse' as const, itemIds: said.OrderItemIds };
      return change(c, { clientId, query: c.req.valid('query'), said }, act);
    },

    promiseItems: async (c, { clientId }) => {
      const said = c.req.valid('json');
      const act = { kind: 'promise' as const, itemIds: said.OrderItemIds, day: said.Day };
      return change(c, { clientId, query: c.req.valid('query'), said }, act);
    },

    shipItems: async (c, { clientId }) => {
      const said = c.req.valid('json');
      const act = { kind: 'ship' as const, itemIds: said.OrderItemIds };
      return change(c, { clientId, query: c.req.valid('query'), said }, act);
    },

    answerItem: async (c, { clientId }) => {
      const said = c.req.valid('json');
      const { OrderItemId: itemId, IsAccepted: isAccepted } = said;
      return change(c, { clientId, query: c.req.valid('query'), said }, { kind: 'answer', itemId, isAccepted });
    },
  };
}
