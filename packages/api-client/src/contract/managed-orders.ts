/** What managers change in an order: prices, the order of an item, the delivery. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_ITEM_REASON_LENGTH, MAX_ORDER_AMOUNT, MAX_ORDERS_OF_DELIVERIES } from './limits.ts';
import { DELIVERY_STATUSES } from './order-status.ts';
import {
  Order,
  OrderConflict,
  OrderDelivery,
  OrderNumber,
  OrderNumberParam,
  OrderStatus,
  OrderVersion,
} from './orders.ts';

const Reason = z.string().trim().max(MAX_ITEM_REASON_LENGTH).default('');
const KopecksParam = z.coerce.number().int().min(1).max(MAX_ORDER_AMOUNT);

const changed = json(Order, 'The order as it is now.');
const unknown = json(CallError, 'No such order, or no such item.');
const refused = json(
  OrderConflict,
  'Somebody changed the order meanwhile (`order-changed`), its status does not allow it (`status-changed`), a sum would rise that its buyer can no longer refuse (`price-rise`), or the item cannot be in the other order (`not-movable`); nothing was changed.',
);

/** Managers alone call these, as themselves. */
const BY_MANAGERS = { effect: 'changes', access: 'admin', whileSwitched: 'refused' } as const;

const moveItem = defineCall({
  ...BY_MANAGERS,
  method: 'post',
  tags: ['orders'],
  path: '/services/cabinet/OrderMoveItem',
  summary: 'Move an item to another order of its buyer, or to a new one',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderItemId: Id,
          /** The other order; absent for a new one. */
          OrderNumber: OrderNumber.optional(),
          Version: OrderVersion,
          Description: Reason,
        })
        .openapi('MoveItemRequest'),
    ),
  },
  responses: { 200: json(Order, 'The order that the item is in now.'), 404: unknown, 409: refused },
});

const setItemPrice = defineCall({
  ...BY_MANAGERS,
  method: 'post',
  tags: ['orders'],
  path: '/services/orders/OrderItemsSetPrice',
  summary: 'Change the price of an item; it rises only while the buyer can still cancel the item at once',
  request: {
    query: LangQuery.extend({
      orderItemId: IdParam,
      /** Kopecks for one piece. */
      price: KopecksParam,
      version: z.coerce.number().pipe(OrderVersion).openapi(EXTENSION),
      description: Reason.openapi(EXTENSION),
    }),
  },
  responses: { 200: changed, 404: unknown, 409: refused },
});

const setDelivery = defineCall({
  ...BY_MANAGERS,
  method: 'post',
  tags: ['orders'],
  path: '/client/order/SetDeliveryCostAndStatus',
  summary: 'Change what the delivery of an order costs, and say how far its items are',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          /** Kopecks; absent to leave it. */
          Cost: z.number().int().min(0).max(MAX_ORDER_AMOUNT).optional(),
          /** The status of every item that may take it now; absent to leave them. */
          Status: z.enum(DELIVERY_STATUSES).optional(),
          Description: Reason,
        })
        .openapi('SetDeliveryRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused },
});

const deliveriesOfOrders = defineCall({
  method: 'post',
  path: '/services/orders/GetDeliveryByOrderIds',
  tags: ['orders'],
  effect: 'reads',
  summary: 'How orders come to their buyer, what that costs, and how far they are',
  request: {
    query: LangQuery,
    body: jsonBody(
      z.object({ OrderIds: z.array(OrderNumber).min(1).max(MAX_ORDERS_OF_DELIVERIES) }).openapi('DeliveriesRequest'),
    ),
  },
  responses: {
    200: json(
      z.array(
        z.object({ number: z.string(), status: OrderStatus, delivery: OrderDelivery }).openapi('DeliveryOfOrder'),
      ),
      'One for each order, as they were asked for.',
    ),
    404: json(CallError, 'One of the orders is unknown, or belongs to somebody else.'),
  },
});

/** What a manager needs beside an order. */
export const ManagedOrder = z
  .object({
    /** Of the client who placed it; null for a guest. */
    client: z.object({ name: z.string(), code: z.number().int() }).nullable(),
    /** The price of one piece of each item. */
    prices: z.array(z.object({ orderItemId: Id, price: Payable })),
    /** Other orders of the buyer that its items can be moved to, the newest first. */
    others: z.array(z.object({ number: z.string(), createdAt: z.string(), status: OrderStatus })),
  })
  .openapi('ManagedOrder');
export type ManagedOrder = z.infer<typeof ManagedOrder>;

const managedOrder = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/orders/manager_json/{id}',
  tags: ['orders'],
  effect: 'reads',
  access: 'admin',
  summary: 'What a manager needs beside an order',
  request: { query: LangQuery, params: OrderNumberParam },
  responses: {
    200: json(ManagedOrder, 'Of the order.'),
    404: unknown,
  },
});

export const managedOrdersCalls = { moveItem, setItemPrice, setDelivery, deliveriesOfOrders, managedOrder } as const;
