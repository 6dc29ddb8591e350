import { z } from '@hono/zod-openapi';
import { Currency, Done, EXTENSION, Id, IdParam, json, jsonBody, LangQuery, MinorUnits, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_ITEM_REASON_LENGTH, MAX_ORDER_SEARCH_LENGTH, MAX_ORDERS_TAKE } from './limits.ts';
import { Order, OrderItem, OrderStatus, TimelineStep } from './orders.ts';
import { PictureOrNull } from './pictures.ts';

/** An order as a row of a list. */
export const OrderSummary = z
  .object({
    number: z.string(),
    /** ISO time. */
    createdAt: z.string(),
    status: OrderStatus,
    /** Ordered lines, and the first of them. */
    itemCount: z.number().int(),
    items: z.array(
      z.object({
        orderItemId: Id,
        catalogName: z.string(),
        catalogFullNumber: z.string(),
        productName: z.string(),
        image: PictureOrNull,
        categoryUrl: z.string().nullable(),
      }),
    ),
    /** ISO times between which everything that is still on its way is expected; null when nothing is. */
    expectedFrom: z.string().nullable(),
    expectedTo: z.string().nullable(),
    total: MinorUnits,
    payable: Payable,
    currency: Currency,
  })
  .openapi('OrderSummary');
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderHistory = z
  .object({
    items: z.array(OrderSummary),
    /** Orders with the chosen status. */
    total: z.number().int(),
    page: z.number().int(),
    take: z.number().int(),
    /** How many orders of the period and the search have each status; those that none has are left out. */
    statuses: z.array(z.object({ status: OrderStatus, count: z.number().int() })),
  })
  .openapi('OrderHistory');
export type OrderHistory = z.infer<typeof OrderHistory>;

const Day = z.iso.date();
const Reason = z.string().trim().max(MAX_ITEM_REASON_LENGTH).default('');
const NumberParam = z.object({ id: IdParam });

const notYours = json(CallError, 'No such item, or it belongs to somebody else; the two cannot be told apart.');
const noLonger = json(CallError, 'The status of the item does not allow it (any more) (`status-changed`).');

const orderHistory = defineCall({
  method: 'post',
  path: '/services/cabinet/getorderhistory_json',
  tags: ['orders'],
  effect: 'reads',
  access: 'client',
  summary: 'The orders of the client, newest first',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          Status: OrderStatus.optional(),
          /** Days of Moscow, both included. */
          From: Day.optional(),
          To: Day.optional(),
          /** A part of an order number, or the beginning of a part number. */
          Search: z.string().trim().max(MAX_ORDER_SEARCH_LENGTH).default(''),
          Page: z.number().int().min(1).max(100_000).default(1),
          Take: z.number().int().min(1).max(MAX_ORDERS_TAKE).default(20),
        })
        .openapi('OrderHistoryRequest'),
    ),
  },
  responses: { 200: json(OrderHistory, 'A page of orders.') },
});

const itemStatus = defineCall({
  method: 'get',
  path: '/services/cabinet/get-order-item-status_json-{id}',
  tags: ['orders'],
  effect: 'reads',
  summary: 'The status of an ordered item',
  request: { query: LangQuery, params: NumberParam },
  responses: {
    200: json(z.object({ orderItemId: Id, status: OrderStatus }).openapi('OrderItemStatus'), 'The status.'),
    404: notYours,
  },
});

const itemInfo = defineCall({
  method: 'get',
  path: '/services/cabinet/get-order-item-info_json-{id}',
  tags: ['orders'],
  effect: 'reads',
  summary: 'An ordered item with what happened to it',
  request: { query: LangQuery, params: NumberParam },
  responses: {
    200: json(OrderItem.extend({ orderNumber: z.string() }).openapi('OrderItemInfo'), 'The item.'),
    404: notYours,
  },
});

const timeline = defineCall({
  method: 'post',
  path: '/services/timeline_json',
  tags: ['orders'],
  effect: 'reads',
  summary:
    'What happened to an ordered item and what is expected when; or what an offer would go through, were it ordered now',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderItemId: Id.optional(),
          /** The article of an offer, with its PriceListId. */
          RouteId: Id.optional(),
          PriceListId: Id.optional(),
        })
        .openapi('TimelineRequest'),
    ),
  },
  responses: {
    200: json(z.object({ steps: z.array(TimelineStep) }).openapi('Timeline'), 'The steps, in their order.'),
    404: json(CallError, 'No such item of this visitor, or no such offer.'),
  },
});

const requestCancel = defineCall({
  method: 'post',
  path: '/services/cabinet/order-item-request-cancel-{id}',
  tags: ['orders'],
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Cancel an item at once while nothing was done for it, later ask the seller to; or withdraw the request',
  request: {
    query: LangQuery,
    params: NumberParam,
    // §7 shows the call without a body.
    body: {
      ...jsonBody(
        z.object({ IsRemoveRequest: z.boolean().default(false), Description: Reason }).openapi('CancelRequest'),
      ),
      required: false,
    },
  },
  responses: { 200: json(Order, 'The order as it is now.'), 404: notYours, 409: noLonger },
});

const deleteItem = defineCall({
  method: 'delete',
  path: '/services/cabinet/order/item/{id}',
  tags: ['orders'],
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Cancel an item that is new; never a request',
  request: { query: LangQuery, params: NumberParam },
  responses: { 200: json(Order, 'The order as it is now.'), 404: notYours, 409: noLonger },
});

const returnRequest = defineCall({
  method: 'post',
  path: '/services/cabinet/ReturnRequest',
  tags: ['orders'],
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Ask to return an item, or withdraw the request (D49)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ OrderItemId: Id, IsRemoveRequest: z.boolean().default(false), Description: Reason })
        .openapi('ReturnRequest'),
    ),
  },
  responses: {
    200: json(Order, 'The order as it is now.'),
    404: notYours,
    409: json(CallError, 'The item cannot be returned (`no-return`), or is not in a request (`status-changed`).'),
    422: json(CallError, 'The time without a reason is over, and there is none (`reason-missing`).'),
  },
});

const checkByVin = defineCall({
  method: 'post',
  path: '/services/cabinet/OrderCheckByVinRequest',
  tags: ['orders'],
  effect: 'changes',
  summary: 'Ask the seller to check the items of an order against a car',
  request: {
    query: LangQuery.extend({
      vin: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-HJ-NPR-Z0-9]{17}$/),
      /** The number of the order. */
      orderId: z.string().min(1).max(40),
    }),
  },
  responses: {
    200: json(Order, 'The order as it is now.'),
    404: json(CallError, 'No such order, or it belongs to somebody else.'),
  },
});

const setItemsStatus = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/orders/SetItemsStatus',
  tags: ['orders'],
  effect: 'changes',
  // A seller may move only their own items, and no account says yet whose they are.
  access: 'admin',
  whileSwitched: 'refused',
  summary: 'Move items on, or answer a request to cancel or to return them',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ OrderItemIds: z.array(Id).min(1).max(500), Status: OrderStatus, Description: Reason })
        .openapi('ItemsStatusRequest'),
    ),
  },
  responses: {
    200: json(Done, 'All items have the status.'),
    404: notYours,
    409: json(CallError, 'The status of an item does not allow it (`status-changed`); nothing was changed.'),
  },
});

export const clientOrdersCalls = {
  orderHistory,
  itemStatus,
  itemInfo,
  timeline,
  requestCancel,
  deleteItem,
  returnRequest,
  checkByVin,
  setItemsStatus,
} as const;
