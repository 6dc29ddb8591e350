import type { managedOrdersCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { findManaged } from './managed-order.queries.ts';
import { moveItem, setDelivery, setItemPrice } from './manage-order.queries.ts';
import { createOrderChanging } from './order-changing.ts';
import { unknownOrder } from './unknown-order.ts';

/** What managers change in orders. */
export function managedOrdersHandlers(tools: CallTools): CallHandlers<typeof managedOrdersCalls> {
  const { database, clock } = tools;
  const { readOrder, changeOrder } = createOrderChanging(tools);

  const managing = (clientId: number, version: number, reason: string) => ({
    version,
    by: { role: 'admin' as const, clientId },
    reason,
    at: clock(),
  });

  return {
    moveItem: async (c, { clientId }) => {
      const { OrderItemId: itemId, OrderNumber: toNumber, Version, Description } = c.req.valid('json');
      return changeOrder(c, c.req.valid('query'), async (trx) =>
        moveItem(trx, { itemId, toNumber, ...managing(clientId, Version, Description) }),
      );
    },

    setItemPrice: async (c, { clientId }) => {
      const { orderItemId: itemId, price, version, description, ...query } = c.req.valid('query');
      return changeOrder(c, query, async (trx) =>
        setItemPrice(trx, { itemId, price, ...managing(clientId, version, description) }),
      );
    },

    setDelivery: async (c, { clientId }) => {
      const { OrderNumber: number, Version, Cost: cost, Status: status, Description } = c.req.valid('json');
      return changeOrder(c, c.req.valid('query'), async (trx) =>
        setDelivery(trx, { number, cost, status, ...managing(clientId, Version, Description) }),
      );
    },

    deliveriesOfOrders: async (c) => {
      const { OrderIds: numbers } = c.req.valid('json');
      const orders = await Promise.all(numbers.map(async (number) => readOrder(c, number, c.req.valid('query'))));
      return c.json(
        orders.map(({ number, status, delivery }) => ({ number, status, delivery })),
        200,
      );
    },

    managedOrder: async (c) => {
      const managed = await findManaged(database.db, c.req.valid('param').id);
      if (!managed) throw unknownOrder();
      return c.json(managed, 200);
    },
  };
}
