/** What sellers do with the items that buyers ordered from them (X11). A seller sees and changes own items alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import {
  MAX_BASKET_LINES,
  MAX_ITEM_REASON_LENGTH,
  MAX_LINE_QTY,
  MAX_SELLER_ORDERS_TAKE,
  SELLER_QUEUES,
} from './limits.ts';
import { OrderNumber, OrderStatus, OrderVersion } from './orders.ts';
import { UploadType } from './upload-type.ts';

export const SellerQueueName = z.enum(SELLER_QUEUES).openapi('SellerQueueName');
export type SellerQueueName = z.infer<typeof SellerQueueName>;

export const SellerItem = z
  .object({
    orderItemId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    qty: z.number().int(),
    /** Null for who may not see prices. */
    price: Payable.nullable(),
    warehouseName: z.string(),
    status: OrderStatus,
    /** What the buyer wrote beside the line. */
    comment: z.string(),
    /** What was said at the last change of the status, such as why the buyer returns it. */
    reason: z.string(),
    /** The queue that the item waits in; null when it waits for nothing from the seller. */
    queue: SellerQueueName.nullable(),
    /** ISO time until which the seller has to act; null when nothing waits. */
    deadline: z.string().nullable(),
    isLate: z.boolean(),
    /** ISO time when it is promised at the point. */
    promisedAt: z.string(),
    /** ISO time until which the buyer may return it without a reason (D49); null where no return is asked for. */
    freeUntil: z.string().nullable(),
  })
  .openapi('SellerItem');
export type SellerItem = z.infer<typeof SellerItem>;

/** An order as a seller sees it: nothing of its buyer but the city. */
export const SellerOrder = z
  .object({
    number: z.string(),
    /** Of the whole order: grows with every change of it. */
    version: z.number().int(),
    createdAt: z.string(),
    /** The city that the order comes to. */
    city: z.string(),
    /** The seller's items of every status in an answer to a change, those of the queue in a queue. */
    items: z.array(SellerItem),
  })
  .openapi('SellerOrder');
export type SellerOrder = z.infer<typeof SellerOrder>;

export const SellerQueue = z
  .object({
    orders: z.array(SellerOrder),
    /** Of orders. */
    total: z.number().int(),
    /** The asked one, or the last when there are fewer. */
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('SellerQueue');
export type SellerQueue = z.infer<typeof SellerQueue>;

/** What needs doing in a queue. */
const QueueCount = z
  .object({
    items: z.number().int(),
    late: z.number().int(),
    /** ISO time: when the next item will be late; null where none will. */
    nextDeadline: z.string().nullable(),
  })
  .openapi('SellerQueueCount');

export const SellerOffice = z
  .object({
    name: z.string(),
    queues: z.object({ new: QueueCount, wait: QueueCount, 'return-request': QueueCount }),
    priceLists: z.array(
      z.object({
        id: Id,
        name: z.string(),
        /** ISO time. */
        updatedAt: z.string(),
        /** Nobody has updated it for days: buyers may see prices that are not true. */
        isStale: z.boolean(),
        offers: z.number().int(),
      }),
    ),
    /** The last uploads of each list that refused rows, from the days in which a list is fresh; the newest first. */
    refusedRows: z.array(z.object({ uploadId: Id, type: UploadType, rows: z.number().int() })),
  })
  .openapi('SellerOffice');
export type SellerOffice = z.infer<typeof SellerOffice>;

/** An error with the seller's part of the order as it is now. */
export const SellerConflict = CallError.extend({ order: SellerOrder }).openapi('SellerConflict');
export type SellerConflict = z.infer<typeof SellerConflict>;

const Reason = z.string().trim().max(MAX_ITEM_REASON_LENGTH);
const NeededReason = Reason.min(1);
const ItemIds = z.array(Id).min(1).max(MAX_BASKET_LINES);

const changed = json(SellerOrder, 'The seller’s part of the order as it is now.');
const noSeller = json(CallError, 'No seller belongs to the current user yet.');
const unknown = json(CallError, 'No such order or item, or it is another seller’s; the two cannot be told apart.');
const refused = json(
  SellerConflict,
  'Somebody changed the order meanwhile (`order-changed`), or a status does not allow it (`status-changed`); nothing was changed.',
);
const reasonMissing = json(CallError, 'What is refused needs a reason (`reason-missing`).');

const BY_SELLERS = { ...EXTENSION, method: 'post', effect: 'changes', access: 'seller', right: 'orders' } as const;
const READ_BY_SELLERS = { ...EXTENSION, method: 'get', effect: 'reads', access: 'seller', right: 'orders' } as const;

const sellerOffice = defineCall({
  ...READ_BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/office_json',
  summary: 'The seller of the current user, and what needs doing today',
  request: { query: LangQuery },
  responses: { 200: json(SellerOffice, 'The seller’s own.'), 404: noSeller },
});

const sellerQueue = defineCall({
  ...READ_BY_SELLERS,
  token: 'read-orders',
  tags: ['orders'],
  path: '/services/seller/orders_json/{queue}',
  summary: 'The items that wait for the seller, by order; the oldest orders first',
  request: {
    params: z.object({ queue: SellerQueueName }),
    query: LangQuery.extend({
      page: z.coerce.number().int().min(1).max(999_999_999).default(1),
      take: z.coerce.number().int().min(1).max(MAX_SELLER_ORDERS_TAKE).default(20),
    }),
  },
  responses: { 200: json(SellerQueue, 'A page of it.'), 404: noSeller },
});

const acceptItems = defineCall({
  ...BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/accept_json',
  summary: 'Accept new items, whole or in part; what is left of a part is refused with the reason',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          Items: z
            .array(z.object({ OrderItemId: Id, Qty: z.number().int().min(1).max(MAX_LINE_QTY) }))
            .min(1)
            .max(MAX_BASKET_LINES),
          Description: Reason.default(''),
        })
        .openapi('AcceptItemsRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused, 422: reasonMissing },
});

const refuseItems = defineCall({
  ...BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/refuse_json',
  summary: 'Refuse items with a reason, which the buyer reads',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ OrderNumber, Version: OrderVersion, OrderItemIds: ItemIds, Description: NeededReason })
        .openapi('RefuseItemsRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused },
});

const promiseItems = defineCall({
  ...BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/promise_json',
  summary: 'Change the day on which items are promised at the point; the buyer is told',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          OrderItemIds: ItemIds,
          /** ISO date, from today to a year after the order. */
          Day: z.iso.date(),
          Description: Reason.default(''),
        })
        .openapi('PromiseItemsRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused },
});

const shipItems = defineCall({
  ...BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/ship_json',
  summary: 'Say that accepted items are on their way',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          OrderItemIds: ItemIds,
          /** Such as the number of a parcel. */
          Description: Reason.default(''),
        })
        .openapi('ShipItemsRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused },
});

const answerItem = defineCall({
  ...BY_SELLERS,
  tags: ['orders'],
  path: '/services/seller/answer_json',
  summary: 'Agree to a return or a cancellation that the buyer asks for, or decline it with a reason',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          OrderItemId: Id,
          IsAccepted: z.boolean(),
          Description: Reason.default(''),
        })
        .openapi('AnswerItemRequest'),
    ),
  },
  responses: { 200: changed, 404: unknown, 409: refused, 422: reasonMissing },
});

export const sellerOrdersCalls = {
  sellerOffice,
  sellerQueue,
  acceptItems,
  refuseItems,
  promiseItems,
  shipItems,
  answerItem,
} as const;
