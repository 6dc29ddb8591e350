import { z } from '@hono/zod-openapi';
import {
  Currency,
  CurrencyCode,
  EXTENSION,
  Id,
  IdParam,
  json,
  jsonBody,
  LangQuery,
  MinorUnits,
  Payable,
} from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import {
  MAX_BASKET_LINES,
  MAX_GROUP_NAME_LENGTH,
  MAX_LINE_COMMENT_LENGTH,
  MAX_LINE_QTY,
  MAX_PROMO_LENGTH,
} from './limits.ts';
import { PaymentType } from './order-payment.ts';
import { PictureOrNull } from './pictures.ts';
import { CheckoutPoint } from './places.ts';

export const Qty = z.number().int().min(1).max(MAX_LINE_QTY);

/** Chosen by the caller: the same request sent again within a day, after a lost response, adds nothing. */
const AddRequestId = z.string().regex(/^[\w-]{8,40}$/);

export const LineIds = z.array(Id).min(1).max(MAX_BASKET_LINES);
const LineComment = z.string().trim().max(MAX_LINE_COMMENT_LENGTH);
/** The name of lines put aside; empty for the basket itself. */
const GroupName = z.string().trim().max(MAX_GROUP_NAME_LENGTH);

export const BasketItem = z
  .object({
    basketId: Id,
    articleId: Id,
    priceListId: Id,
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
    multiplicity: z.number().int(),
    /** Pieces that the seller has in stock. */
    available: z.number().int(),
    deliveryDays: z.number().int(),
    deliveryDaysMax: z.number().int(),
    sellerName: z.string(),
    warehouseName: z.string(),
    isReturnable: z.boolean(),
    /** ISO time; lines stand in this order. */
    addedAt: z.string(),
    comment: z.string(),
    /** Whether the comment is printed on the delivery note. */
    isPrinted: z.boolean(),
    /** Whether the visitor marked the line for the next order. */
    inOrder: z.boolean(),
    /** Why the line cannot be ordered as it is; `price-changed` does not stop an order. */
    problem: z.enum(['withdrawn', 'out-of-stock', 'not-enough', 'price-changed']).nullable(),
    /** The price when the line was added or last confirmed, if it differs from `price`. */
    previousPrice: MinorUnits.nullable(),
    isDemo: z.boolean(),
  })
  .openapi('BasketItem');
export type BasketItem = z.infer<typeof BasketItem>;

/** Why a promo code takes nothing off: `used` by this client, `used-up` by others, too few goods for its `minimum`. */
export const PROMO_PROBLEMS = ['not-yet', 'ended', 'minimum', 'used-up', 'used'] as const;

/** The promo code of a basket. */
export const BasketPromo = z
  .object({
    code: z.string(),
    /** Its share of the goods; null for a code that takes off a sum. */
    percent: z.number().int().nullable(),
    /** What it takes off the goods now. */
    discount: MinorUnits,
    /** The goods from which it counts. */
    minTotal: MinorUnits,
    problem: z.enum(PROMO_PROBLEMS).nullable(),
  })
  .openapi('BasketPromo');
export type BasketPromo = z.infer<typeof BasketPromo>;

export const Basket = z
  .object({
    items: z.array(BasketItem),
    /** Lines put aside under a name (D44), in the order of the names; they count in no sum. */
    groups: z.array(z.object({ name: z.string(), items: z.array(BasketItem) })),
    /** The code that is to be used with the next order. */
    promo: z.union([BasketPromo, z.null()]).openapi(EXTENSION),
    /** The sum of the marked lines that can be ordered, less the discount of the promo code. */
    total: MinorUnits,
    /** The same sum as it is to be paid. */
    payable: Payable,
    /** Pieces in all items. */
    count: z.number().int(),
    currency: Currency,
  })
  .openapi('Basket');
export type Basket = z.infer<typeof Basket>;

/** An error with the current basket, so that the page can update. */
export const BasketConflict = CallError.extend({ basket: Basket }).openapi('BasketConflict');
export type BasketConflict = z.infer<typeof BasketConflict>;

export const BasketQuery = LangQuery.extend({ currencyCode: CurrencyCode.default('RUB') });

export const basketAnswers = {
  200: json(Basket, 'The basket after the change.'),
  404: json(CallError, 'No such offer.'),
  409: json(BasketConflict, 'The basket or the stock is not what the page showed; here is the fresh one.'),
} as const;

const basketItems = defineCall({
  method: 'get',
  path: '/services/basket/items_json',
  tags: ['basket'],
  effect: 'reads',
  summary: 'The basket of the session',
  request: {
    query: BasketQuery.extend({
      /** Only lines marked for the order. */
      inOrder: z.stringbool().optional(),
      /** Only this one of the groups. */
      groupString: GroupName.optional(),
    }),
  },
  responses: { 200: json(Basket, 'The basket; empty without a session.') },
});

const basketAdd = defineCall({
  method: 'post',
  path: '/services/basket/add_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Add an offer to the basket (X1); a second time adds to its line',
  ...EXTENSION,
  request: {
    query: BasketQuery,
    body: jsonBody(
      z.object({
        priceListId: Id,
        articleId: Id,
        qty: Qty,
        comment: LineComment.default(''),
        carId: Id.optional(),
        requestId: AddRequestId.optional().openapi(EXTENSION),
      }),
    ),
  },
  responses: { ...basketAnswers, ...tooMany },
});

const basketAddList = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/addlist_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Add several offers to the basket, all of them or none; one that is in it already gets the pieces',
  request: {
    query: BasketQuery,
    body: jsonBody(
      z
        .object({
          lines: z
            .array(z.object({ priceListId: Id, articleId: Id, qty: Qty, comment: LineComment.default('') }))
            .min(1)
            .max(MAX_BASKET_LINES),
          requestId: AddRequestId,
        })
        .openapi('BasketAddListRequest'),
    ),
  },
  responses: { 200: basketAnswers[200], 409: basketAnswers[409] },
});

const basketChangeQty = defineCall({
  method: 'post',
  path: '/services/basket/change/qty_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Set the quantity of a line',
  request: {
    query: BasketQuery,
    body: jsonBody(
      z.object({
        basketId: Id,
        qty: Qty,
        /** The quantity that the page showed; the change is rejected with 409 when the line has another by now. */
        seenQty: z.number().int().optional().openapi(EXTENSION),
      }),
    ),
  },
  responses: basketAnswers,
});

const basketDelete = defineCall({
  method: 'post',
  path: '/services/basket/delete_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Remove lines; one that is gone already is no error',
  request: { query: BasketQuery, body: jsonBody(z.object({ ids: LineIds })) },
  responses: basketAnswers,
});

const basketRestore = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/restore_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Bring lines back as they were before they were removed, within a day; one that is back already is no error',
  request: { query: BasketQuery, body: jsonBody(z.object({ ids: LineIds })) },
  responses: basketAnswers,
});

const basketChangeComment = defineCall({
  method: 'post',
  path: '/services/basket/change/comment_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Set the comment of a line',
  request: {
    query: BasketQuery,
    body: jsonBody(
      z.object({
        basketId: Id,
        comment: LineComment,
        isPrinted: z.boolean().default(false),
        /** The comment that the page showed; the change is rejected with 409 when the line has another by now. */
        seenComment: LineComment.optional().openapi(EXTENSION),
      }),
    ),
  },
  responses: basketAnswers,
});

const basketInOrder = defineCall({
  method: 'post',
  path: '/services/basket/basket-in-order',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Mark a line for the next order, or leave it out',
  request: { query: BasketQuery, body: jsonBody(z.object({ basketId: Id, inOrder: z.boolean() })) },
  responses: basketAnswers,
});

const basketInOrder2 = defineCall({
  method: 'post',
  path: '/services/basket/basket-in-order2',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Mark lines for the next order, or leave them out; one that is gone is no error',
  request: { query: BasketQuery, body: jsonBody(z.object({ ids: LineIds, inOrder: z.boolean() })) },
  responses: basketAnswers,
});

const basketUpdate = defineCall({
  method: 'get',
  path: '/services/basket/update',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Accept the current price of a line, or of every line; asked by our own pages only (D30)',
  request: { query: BasketQuery.extend({ basketId: IdParam.optional().openapi(EXTENSION) }) },
  responses: basketAnswers,
});

const basketOrdersWaiting = defineCall({
  method: 'post',
  path: '/services/basket/orderswaiting',
  tags: ['basket'],
  effect: 'changes',
  summary:
    'Put lines aside under a name, move them to another name, or, with an empty one, back to the basket (D44); the same offer there gets their pieces',
  request: { query: BasketQuery, body: jsonBody(z.object({ ids: LineIds, groupName: GroupName })) },
  responses: basketAnswers,
});

const basketSetPromoCode = defineCall({
  method: 'post',
  path: '/services/basket/SetPromoCode',
  tags: ['basket'],
  effect: 'changes',
  limit: { name: 'promo', by: 'visitor', tries: 30, seconds: 3600 },
  summary:
    'Put a promo code into the basket in place of another; refused with 409 and the reason (`promo-…`) while it takes nothing off',
  request: { query: BasketQuery.extend({ code: z.string().trim().min(1).max(MAX_PROMO_LENGTH) }) },
  responses: basketAnswers,
});

const basketRemovePromoCode = defineCall({
  method: 'post',
  path: '/services/basket/RemovePromoCode',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Take the promo code out of the basket; one that is gone already is no error',
  request: {
    query: BasketQuery.extend({
      /** Only this one. */
      code: z.string().trim().max(MAX_PROMO_LENGTH).optional(),
    }),
  },
  responses: basketAnswers,
});

const TokenParam = z.object({ token: z.string().min(1).max(40) });
const endedLink = {
  404: json(CallError, 'The shop signed no such link, or it was revoked or has ended; they cannot be told apart.'),
} as const;

/** A link to a copy of a basket (O6). */
export const BasketLink = z
  .object({
    token: z.string(),
    /** ISO time. */
    expiresAt: z.string(),
  })
  .openapi('BasketLink');
export type BasketLink = z.infer<typeof BasketLink>;

/** A shared basket as it was, at the visitor's prices of now; `previousPrice` is that of retail clients when it was shared. */
export const SharedBasket = BasketLink.extend({
  /** The group that was shared; empty for the basket itself. */
  name: z.string(),
  /** Whether this session shared it and may revoke the link. */
  isOwn: z.boolean(),
  basket: Basket,
}).openapi('SharedBasket');
export type SharedBasket = z.infer<typeof SharedBasket>;

const shareBasket = defineCall({
  method: 'post',
  path: '/services/basket/share',
  tags: ['basket'],
  effect: 'changes',
  limit: { name: 'share-basket', by: 'visitor', tries: 60, seconds: 3600 },
  ...EXTENSION,
  summary:
    'Share the basket, or a group of lines put aside, by a link for 30 days (X12); the same lines again have the same link',
  request: { query: BasketQuery, body: jsonBody(z.object({ groupName: GroupName.default('') })) },
  responses: {
    200: json(BasketLink, 'The link.'),
    409: json(BasketConflict, 'There is nothing to share (`basket-empty`).'),
  },
});

const getSharedBasket = defineCall({
  method: 'get',
  path: '/services/basket/share/{token}',
  tags: ['basket'],
  effect: 'reads',
  ...EXTENSION,
  summary: 'A shared basket (X12); comments are not shared',
  request: { query: BasketQuery, params: TokenParam },
  responses: { 200: json(SharedBasket, 'The basket.'), ...endedLink },
});

const takeSharedBasket = defineCall({
  method: 'post',
  path: '/services/basket/share/{token}/take',
  tags: ['basket'],
  effect: 'changes',
  ...EXTENSION,
  summary:
    'Put lines of a shared basket into the own one, as many pieces as there are; a second time changes nothing (X12)',
  request: {
    query: BasketQuery,
    params: TokenParam,
    body: jsonBody(
      z.object({
        /** Lines of the shared basket; empty for all. */
        ids: z.array(Id).max(MAX_BASKET_LINES).default([]),
      }),
    ),
  },
  responses: {
    200: json(Basket, 'The own basket after the change.'),
    ...endedLink,
    409: json(
      BasketConflict,
      'None of the lines can be had (`withdrawn`), or the basket holds no more (`basket-full`).',
    ),
  },
});

const revokeSharedBasket = defineCall({
  method: 'post',
  path: '/services/basket/share/{token}/revoke',
  tags: ['basket'],
  effect: 'changes',
  ...EXTENSION,
  summary: 'End a link to a basket that this session shared (X12)',
  request: { params: TokenParam },
  responses: { 200: json(z.object({ revoked: z.literal(true) }), 'It has ended.'), ...endedLink },
});

export const CHECKOUT_STEPS = ['contact', 'delivery', 'payment', 'confirm'] as const;

/** The data of a checkout step. */
export const CheckoutStep = z
  .object({
    stepName: z.enum(CHECKOUT_STEPS),
    steps: z.array(z.enum(CHECKOUT_STEPS)),
    points: z.array(CheckoutPoint),
    /**
     * Where the current user collects orders; null until they choose a city. `isNearest`: their city has no points, and this
     * is the nearest one with points.
     */
    pickupCity: z.object({ cityId: Id.nullable(), isNearest: z.boolean() }).openapi(EXTENSION),
    /** How an order can be paid, in the order of preference. */
    paymentTypes: z.array(PaymentType),
    basket: Basket,
    /** Bonuses that may pay a part of this basket; null for a visitor without a bonus wallet. */
    bonus: z
      .object({
        /** What the client has, in roubles. */
        balance: z.number().int(),
        /** How much of it this order may take (`Bonus` of createOrderRetail), in roubles. */
        most: z.number().int(),
        /** The same in the basket's currency. */
        discount: MinorUnits,
      })
      .nullable()
      .openapi(EXTENSION),
    /** Where the client collected the last order, or the point of their account; null for a guest. */
    lastPointId: Id.nullable(),
    /** The last order of the client, or of a guest's session, with the company of a wholesale order. */
    lastOrder: z.object({ number: z.string(), company: z.string() }).nullable().openapi(EXTENSION),
    /** What a wholesale order begins with: the company that the client keeps, else that of the last order. Empty for others. */
    company: z.string().openapi(EXTENSION),
    /** What an employee of a company may order without an approval, in the basket's currency; null for who needs none (B2). */
    limits: z
      .object({
        orderLimit: MinorUnits.nullable(),
        monthLimit: MinorUnits.nullable(),
        /** What is left of the month's limit. */
        monthLeft: MinorUnits.nullable(),
        /** The names of who may approve an order above them. */
        approvers: z.array(z.string()),
      })
      .nullable()
      .openapi(EXTENSION),
    /** Addresses that the client keeps in the chosen city, the default one first. */
    addresses: z.array(z.string()).openapi(EXTENSION),
    /** Sent back with createOrderRetail: repeated requests with the same id make one order. */
    requestId: z.uuid(),
  })
  .openapi('CheckoutStep');
export type CheckoutStep = z.infer<typeof CheckoutStep>;

const basketShowSetStep = defineCall({
  method: 'get',
  path: '/services/basket/basketshowsetstep_json',
  tags: ['basket'],
  effect: 'reads',
  summary: 'What a step of the checkout shows',
  request: { query: BasketQuery.extend({ stepName: z.enum(CHECKOUT_STEPS).default('contact') }) },
  responses: { 200: json(CheckoutStep, 'The step.') },
});

export const basketCalls = {
  basketItems,
  basketAdd,
  basketAddList,
  basketChangeQty,
  basketDelete,
  basketRestore,
  basketChangeComment,
  basketInOrder,
  basketInOrder2,
  basketUpdate,
  basketOrdersWaiting,
  basketSetPromoCode,
  basketRemovePromoCode,
  shareBasket,
  getSharedBasket,
  takeSharedBasket,
  revokeSharedBasket,
  basketShowSetStep,
} as const;
