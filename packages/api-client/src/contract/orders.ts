import { z } from '@hono/zod-openapi';
import { BasketConflict } from './basket.ts';
import {
  Currency,
  CurrencyCode,
  EXTENSION,
  Id,
  json,
  jsonBody,
  LangQuery,
  MinorUnits,
  OneTimeCode,
  Payable,
  PersonName,
  PhoneText,
} from './common.ts';
import { PictureOrNull } from './pictures.ts';
import { CdekPointOrNull, DeliveryCost, DeliveryType } from './delivery.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_BASKET_LINES,
  MAX_CARRIER_POINT_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MIN_ADDRESS_LENGTH,
} from './limits.ts';
import { OrderPaymentOrNull, PaymentType } from './order-payment.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from './order-status.ts';
import { PickupPointOrNull } from './places.ts';

/** The status of an order or of an item (D24). */
export const OrderStatus = z.enum(ORDER_STATUSES).openapi('OrderStatus');

/** How an order is confirmed. */
export const CONFIRMATIONS = ['sms', 'mail'] as const;

/** A step of an ordered item: what happened, or what is to come (O11). */
export const TimelineStep = z
  .object({
    status: OrderStatus,
    state: z.enum(['done', 'current', 'expected']),
    /** ISO time of what happened; null for what is to come. */
    at: z.string().nullable(),
    /** ISO times between which the step is expected; null where no day is known, and for what happened. */
    expectedFrom: z.string().nullable(),
    expectedTo: z.string().nullable(),
    /** Who made it happen; null for what is to come. */
    by: z.enum(ORDER_ACTORS).nullable(),
    /** What that person said: why an item is returned, or why a return is refused. */
    reason: z.string(),
  })
  .openapi('TimelineStep');
export type TimelineStep = z.infer<typeof TimelineStep>;

export const OrderItem = z
  .object({
    orderItemId: Id,
    articleId: Id,
    priceListId: Id.openapi(EXTENSION),
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    /** As in the price page. */
    image: PictureOrNull.openapi(EXTENSION),
    categoryUrl: z.string().nullable().openapi(EXTENSION),
    qty: z.number().int(),
    price: MinorUnits,
    sum: MinorUnits,
    deliveryDays: z.number().int(),
    deliveryDaysMax: z.number().int(),
    /** The seller, the warehouse and the right to return, as they were when the order was placed. */
    sellerName: z.string(),
    warehouseName: z.string(),
    isReturnable: z.boolean(),
    /** What the seller says about returns now; empty without such a text. */
    returnRules: z.string().openapi(EXTENSION),
    status: OrderStatus,
    comment: z.string(),
    /** ISO time when the client got it; null before. The time to return it begins then. */
    issuedAt: z.string().nullable().openapi(EXTENSION),
    timeline: z.array(TimelineStep).openapi(EXTENSION),
  })
  .openapi('OrderItem');
export type OrderItem = z.infer<typeof OrderItem>;

/** How an order comes to its buyer, and what that costs. */
export const OrderDelivery = z
  .object({
    type: DeliveryType,
    by: DeliveryCost.shape.by,
    /** The city; for a point of the shop it is the point's. */
    city: z.string(),
    /** Where a courier brings it; empty for other types. */
    address: z.string(),
    /** The point of CDEK as it was when the order was placed. */
    cdekPoint: CdekPointOrNull,
    cost: MinorUnits,
    /** The same in kopecks. */
    payable: Payable,
  })
  .openapi('OrderDelivery');
export type OrderDelivery = z.infer<typeof OrderDelivery>;

const changeOfOrder = {
  by: z.enum(ORDER_ACTORS),
  /** What that person said about it. */
  reason: z.string(),
  /** ISO time. */
  at: z.string(),
};
const changeOfItem = { ...changeOfOrder, orderItemId: Id, catalogName: z.string(), catalogFullNumber: z.string() };

/** What the shop changed in an order after it was placed; statuses are in the items' timelines. */
export const OrderChange = z
  .discriminatedUnion('kind', [
    /** The price of one piece. */
    z.object({ kind: z.literal('price'), ...changeOfItem, from: MinorUnits, to: MinorUnits }),
    /** The ISO days on which an item was promised at the point, and is now. */
    z.object({ kind: z.literal('day'), ...changeOfItem, fromDay: z.string(), toDay: z.string() }),
    /** The numbers of the orders that an item left and came to; one of them is this order. */
    z.object({ kind: z.literal('moved'), ...changeOfItem, fromOrder: z.string(), toOrder: z.string() }),
    z.object({ kind: z.literal('delivery-cost'), ...changeOfOrder, from: MinorUnits, to: MinorUnits }),
  ])
  .openapi('OrderChange');
export type OrderChange = z.infer<typeof OrderChange>;

export const Order = z
  .object({
    number: z.string(),
    /** Grows with every change of items, prices and delivery. */
    version: z.number().int().openapi(EXTENSION),
    /** Whether the visitor is its buyer; a manager reads those of others too. */
    isOwn: z.boolean().openapi(EXTENSION),
    /** ISO time. */
    createdAt: z.string(),
    status: OrderStatus,
    contactName: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string(),
    /** The employee of a company who placed it, and who approved it; null for other buyers. */
    employee: z.object({ name: z.string(), approvedBy: z.string().nullable() }).nullable().openapi(EXTENSION),
    /** The company that the order is for; empty for a person's. */
    company: z.string().openapi(EXTENSION),
    comment: z.string(),
    /** The shop must read the comment before it sends anything. */
    isImportantComment: z.boolean().openapi(EXTENSION),
    /** The point of the shop where the order is collected; null for one that is delivered otherwise. */
    point: PickupPointOrNull,
    delivery: OrderDelivery.openapi(EXTENSION),
    paymentType: PaymentType,
    /** As far as the shop knows without asking the provider; null for an order that nobody tried to pay online. */
    payment: OrderPaymentOrNull.openapi(EXTENSION),
    /** How the shop confirms the order; a message may still be on its way. */
    confirmedBy: z.array(z.enum(CONFIRMATIONS)),
    items: z.array(OrderItem),
    /** The car that the seller is asked to check the items against. */
    vinCheck: z.object({ vin: z.string(), at: z.string() }).nullable().openapi(EXTENSION),
    /** The oldest first. */
    changes: z.array(OrderChange).openapi(EXTENSION),
    /** The promo code that was used, and what it takes off the items that count in the total. */
    promo: z.object({ code: z.string(), discount: MinorUnits }).nullable().openapi(EXTENSION),
    /** What was paid with bonuses. */
    bonus: MinorUnits.openapi(EXTENSION),
    /** What the order costs: the items that are neither cancelled, refused nor returned, without promo discount and bonus, and the delivery. */
    total: MinorUnits,
    payable: Payable,
    currency: Currency,
  })
  .openapi('Order');
export type Order = z.infer<typeof Order>;

/** The way that a buyer chose. Its cost is the server's to count. */
export const DeliveryChoice = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('point'), pointId: Id }),
    z.object({
      type: z.literal('courier'),
      cityId: Id,
      address: z.string().trim().min(MIN_ADDRESS_LENGTH).max(MAX_ADDRESS_LENGTH),
    }),
    z.object({
      type: z.literal('cdek-point'),
      cityId: Id,
      pointId: z.string().trim().min(1).max(MAX_CARRIER_POINT_LENGTH),
    }),
    z.object({ type: z.literal('company'), cityId: Id }),
  ])
  .openapi('DeliveryChoice');
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

const Mail = z.union([z.literal(''), z.email().max(MAX_EMAIL_LENGTH)]);
const OrderComment = z.string().trim().max(MAX_COMMENT_LENGTH);

export const OrderRequest = z
  .object({
    RequestId: z.uuid(),
    /** Lines to order; empty for every line that can be ordered. */
    BasketIds: z.array(Id).max(MAX_BASKET_LINES).default([]),
    ContactName: PersonName,
    ContactPhone: PhoneText,
    ContactEmail: Mail.default(''),
    /** The company that the order is for; wholesale clients must name it. */
    Company: z.string().trim().max(MAX_COMPANY_LENGTH).optional().openapi(EXTENSION),
    /** The pick-up point, when `Delivery` is absent. */
    PointId: Id.optional(),
    Delivery: DeliveryChoice.optional(),
    PaymentType,
    Comment: OrderComment.default(''),
    /** Whether the buyer agrees that lines which are not `isReturnable` cannot be returned; such an order needs it. */
    AcceptsNoReturns: z.boolean().default(false).openapi(EXTENSION),
    /** Roubles to pay with bonuses; the order is rejected with 409 (`bonus-changed`) when the client may not spend that many. */
    Bonus: z.number().int().min(0).optional().openapi(EXTENSION),
    /** The total that the page showed with the delivery and the promo discount, before the bonus; the order is rejected with 409 when it costs another by now. */
    SeenTotal: MinorUnits.optional(),
    CurrencyCode: CurrencyCode.default('RUB'),
    /** The code of SendCode, where the order needs one (`phone-unconfirmed`). */
    Code: OneTimeCode.optional().openapi(EXTENSION),
  })
  .openapi('OrderRequest');

/** An order above the limit of an employee: it is not placed, and its lines wait for somebody who may approve it. */
export const AwaitedOrder = z
  .object({
    approvalId: Id,
    /** The names of who may approve it. */
    approvers: z.array(z.string()),
  })
  .openapi('AwaitedOrder', EXTENSION);
export type AwaitedOrder = z.infer<typeof AwaitedOrder>;

const placedAnswers = {
  200: json(Order, 'The order, new or made before by the same RequestId.'),
  202: json(
    AwaitedOrder,
    'The order is above the limit of an employee: nothing was ordered, it waits for an approval (B2).',
  ),
  409: json(
    BasketConflict,
    'A line cannot be ordered as it is, the basket is empty, a line cannot be returned and the buyer did not agree to that (`no-returns`), the client may not spend that many bonuses (`bonus-changed`), the phone has used up the promo code, which is taken out of the basket (`promo-used`), the delivery costs another sum by now (`delivery-changed`), or its cost is not known now (`delivery-unknown`: other ways can be chosen); nothing was ordered.',
  ),
  422: json(
    CallError,
    'The RequestId was used for another order (`request-reused`), or the phone needs a code (`phone-unconfirmed`, `code-wrong`, `code-expired`).',
  ),
  ...tooMany,
} as const;

const isCheckSms = defineCall({
  method: 'get',
  path: '/services/basket/isCheckSMS',
  tags: ['orders'],
  effect: 'reads',
  summary: 'Whether an order needs a code from an SMS, which proves its phone',
  request: {
    query: LangQuery.extend({
      /** Whether it is delivered rather than collected at a point of the shop. */
      isDelivery: z.stringbool().default(false),
      /** Whether the buyer gives up the right to return something. */
      isRefusal: z.stringbool().default(false),
    }),
  },
  responses: { 200: json(z.object({ isCheckSMS: z.boolean() }).openapi('SmsCheck'), 'By the settings of the shop.') },
});

const createOrderRetail = defineCall({
  method: 'post',
  path: '/services/orders/createOrderRetail',
  tags: ['orders'],
  effect: 'changes',
  summary: 'Order the basket; sent twice with one RequestId it is one order',
  request: { query: LangQuery, body: jsonBody(OrderRequest) },
  responses: placedAnswers,
});

/** What the request leaves out is taken from the account and the last order. */
export const WholesaleOrderRequest = OrderRequest.partial({
  RequestId: true,
  ContactName: true,
  ContactPhone: true,
  PaymentType: true,
})
  .extend({
    ContactEmail: Mail.optional(),
    /** The shop must read the comment before it sends anything. */
    IsImportantComment: z.boolean().default(false),
  })
  .openapi('WholesaleOrderRequest');

const createOrderWholesale = defineCall({
  method: 'post',
  path: '/services/orders/CreateOrderWholesale',
  tags: ['orders'],
  effect: 'changes',
  access: 'client',
  summary: 'Order the basket of a wholesale client; sent twice with one RequestId it is one order',
  request: { query: LangQuery, body: jsonBody(WholesaleOrderRequest) },
  responses: placedAnswers,
});

/** The number of an order, with its dashes. */
export const OrderNumber = z.string().trim().min(1).max(40);
/** The same in a path. */
export const OrderNumberParam = z.object({ id: z.string().min(1).max(40) });

const getOrder = defineCall({
  method: 'get',
  path: '/services/cabinet/getorders/{id}',
  tags: ['orders'],
  effect: 'reads',
  summary: 'An order of this session, or of the phone that it has proved, by its number; any order for a manager',
  request: { query: LangQuery, params: OrderNumberParam },
  responses: {
    200: json(Order, 'The order.'),
    404: json(CallError, 'No such order, or it belongs to somebody else; the two cannot be told apart (D21).'),
  },
});

/** An error with the order as it is now, so that the page can update. */
export const OrderConflict = CallError.extend({ order: Order }).openapi('OrderConflict');
export type OrderConflict = z.infer<typeof OrderConflict>;

/** The version of an order that was seen: a change of another, which came first, is never overwritten. */
export const OrderVersion = z.number().int().min(1).max(2_147_483_647);

const updateOrderRetail = defineCall({
  method: 'post',
  path: '/services/orders/UpdateOrderRetail',
  tags: ['orders'],
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Change the recipient, the mail and the comment of an own order while it can be cancelled at once',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderNumber,
          Version: OrderVersion,
          /** What is absent stays. */
          ContactName: PersonName.optional(),
          ContactEmail: Mail.optional(),
          Comment: OrderComment.optional(),
        })
        .openapi('UpdateOrderRequest'),
    ),
  },
  responses: {
    200: json(Order, 'The order as it is now.'),
    404: json(CallError, 'No such order, or it belongs to somebody else; the two cannot be told apart.'),
    409: json(
      OrderConflict,
      'Somebody changed the order meanwhile (`order-changed`), or the shop works on it already (`status-changed`); nothing was changed.',
    ),
  },
});

const findOrder = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/orders/findbyphone_json',
  tags: ['orders'],
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'find-order', by: 'visitor', tries: 30, seconds: 3600 },
  summary:
    'An order by its number and its phone, which a code of SendCode proves; without a code if this session has proved it (O10)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** With or without its dashes. */
          Number: z.string().trim().min(1).max(40),
          phone: PhoneText,
          code: OneTimeCode.optional(),
        })
        .openapi('FindOrderRequest'),
    ),
  },
  responses: {
    200: json(Order, 'The order; for half an hour getorders shows it too.'),
    404: json(CallError, 'The phone is proved, and no order has this number and this phone.'),
    422: json(
      CallError,
      'The phone is not proved (`phone-unconfirmed`), whether or not there is such an order; or `code-wrong`, `code-expired`.',
    ),
  },
});

export const ordersCalls = {
  isCheckSms,
  createOrderRetail,
  createOrderWholesale,
  updateOrderRetail,
  getOrder,
  findOrder,
} as const;
