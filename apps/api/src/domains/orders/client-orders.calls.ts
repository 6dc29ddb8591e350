import { cancellationOf, returnOf, type clientOrdersCalls, type Order } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { changeItems, type ItemsChange } from './change-items.queries.ts';
import { findOfferDays } from './offer-terms.queries.ts';
import { findOrderHistory } from './order-history.queries.ts';
import type { ChangedBy } from './order-item-events.queries.ts';
import { findNumberOfItem, findOrder, keepVinCheck } from './orders.queries.ts';
import { unknownOrder } from './unknown-order.ts';
import { timelineOfOffer } from './timeline.rules.ts';

type Item = Order['items'][number];
type LangOnly = Parameters<typeof languageOf>[0];

const unknownItem = () => new HttpError(404, { code: 'not-found', message: 'No such item.' });
const statusChanged = () => new HttpError(409, { code: 'status-changed', message: 'The status does not allow it.' });

/** A client's orders: read, cancelled, returned; and what staff answers to that. */
export function clientOrdersHandlers({
  database,
  clock,
  sessions,
  siteConfig,
}: CallTools): CallHandlers<typeof clientOrdersCalls> {
  const { db } = database;

  /** Throws 404 unless the visitor may see the item. */
  async function readItem(from: typeof db, session: Session | undefined, itemId: number, query: LangOnly) {
    const now = clock();
    const number = session && (await findNumberOfItem(from, session, itemId, now));
    const order = number && (await findOrder(from, session, number, { lang: languageOf(query, siteConfig), now }));
    const item = order ? order.items.find(({ orderItemId }) => orderItemId === itemId) : undefined;
    if (!session || !order || !item) throw unknownItem();
    return { session, order, item };
  }

  /** Changes an item of the visitor as `decide` says, and returns its order as it is then. */
  async function changeOwn(
    c: ApiContext,
    itemId: number,
    query: LangOnly,
    decide: (item: Item) => Pick<ItemsChange, 'to' | 'reason'>,
  ): Promise<Order> {
    const session = await sessions.find(c);
    return inTransaction(database.sales, async (trx) => {
      const { session: own, item } = await readItem(trx, session, itemId, query);
      const by: ChangedBy = { role: 'client', clientId: own.currentUser?.clientId };
      await change(trx, { itemIds: [itemId], by, at: clock(), ...decide(item) });
      return (await readItem(trx, own, itemId, query)).order;
    });
  }

  async function change(trx: Transaction<Database>, wanted: ItemsChange): Promise<void> {
    const { outcome } = await changeItems(trx, wanted);
    if (outcome === 'unknown') throw unknownItem();
    if (outcome === 'not-allowed') throw statusChanged();
  }

  return {
    orderHistory: async (c, { clientId }) => {
      const { Status: status, From: from, To: to, Search: search, Page: page, Take: take } = c.req.valid('json');
      const filter = { clientId, status, from, to, search, page, take };
      return c.json(await findOrderHistory(db, filter, languageOf(c.req.valid('query'), siteConfig)), 200);
    },

    itemStatus: async (c) => {
      const { id } = c.req.valid('param');
      const { item } = await readItem(db, await sessions.find(c), id, c.req.valid('query'));
      return c.json({ orderItemId: id, status: item.status }, 200);
    },

    itemInfo: async (c) => {
      const { id } = c.req.valid('param');
      const { item, order } = await readItem(db, await sessions.find(c), id, c.req.valid('query'));
      return c.json({ ...item, orderNumber: order.number }, 200);
    },

    timeline: async (c) => {
      const { OrderItemId, RouteId, PriceListId } = c.req.valid('json');
      if (OrderItemId !== undefined) {
        const { item } = await readItem(db, await sessions.find(c), OrderItemId, c.req.valid('query'));
        return c.json({ steps: item.timeline }, 200);
      }
      const offer = RouteId && PriceListId ? await findOfferDays(db, RouteId, PriceListId) : undefined;
      if (!offer) throw new HttpError(404, { code: 'not-found', message: 'No such offer.' });
      return c.json({ steps: timelineOfOffer({ from: clock(), ...offer }) }, 200);
    },

    requestCancel: async (c) => {
      const { IsRemoveRequest, Description: reason } = c.req.valid('json');
      const order = await changeOwn(c, c.req.valid('param').id, c.req.valid('query'), (item) => {
        if (IsRemoveRequest) return { to: statusBefore(item, 'cancel-requested'), reason };
        const to = cancellationOf(item.status);
        if (to === undefined) throw statusChanged();
        return { to, reason };
      });
      return c.json(order, 200);
    },

    deleteItem: async (c) => {
      const order = await changeOwn(c, c.req.valid('param').id, c.req.valid('query'), () => ({ to: 'cancelled' }));
      return c.json(order, 200);
    },

    returnRequest: async (c) => {
      const { OrderItemId, IsRemoveRequest, Description: reason } = c.req.valid('json');
      const order = await changeOwn(c, OrderItemId, c.req.valid('query'), (item) => {
        if (IsRemoveRequest) return { to: statusBefore(item, 'return-requested'), reason };
        const verdict = returnOf(item, clock());
        if (!verdict.isAllowed) {
          throw new HttpError(409, { code: 'no-return', message: `It cannot be returned: ${verdict.why}.` });
        }
        if (verdict.needsReason && reason === '') {
          throw new HttpError(422, { code: 'reason-missing', message: 'A return so late needs a reason.' });
        }
        return { to: 'return-requested', reason };
      });
      return c.json(order, 200);
    },

    checkByVin: async (c) => {
      const { vin, orderId: number, ...query } = c.req.valid('query');
      const session = await sessions.find(c);
      const now = clock();
      const isKept = session !== undefined && (await keepVinCheck(db, session, { number, vin, now }));
      const view = { lang: languageOf(query, siteConfig), now };
      const order = isKept ? await findOrder(db, session, number, view) : undefined;
      if (!order) throw unknownOrder();
      return c.json(order, 200);
    },

    setItemsStatus: async (c, { clientId }) => {
      const { OrderItemIds: itemIds, Status: to, Description: reason } = c.req.valid('json');
      const by: ChangedBy = { role: 'admin', clientId };
      await inTransaction(database.sales, async (trx) => change(trx, { itemIds, to, by, reason, at: clock() }));
      return c.json({ ok: true as const }, 200);
    },
  };
}

/** The status that an item had before the request it is in; 409 if it is in no such request. */
function statusBefore({ status, timeline }: Item, request: Item['status']): Item['status'] {
  const happened = timeline.filter(({ state }) => state !== 'expected');
  const before = status === request ? happened.at(-2)?.status : undefined;
  if (before === undefined) throw statusChanged();
  return before;
}
