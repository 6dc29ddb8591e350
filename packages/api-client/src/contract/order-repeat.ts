import { z } from '@hono/zod-openapi';
import { Currency, CurrencyCode, EXTENSION, json, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { ArticleNumber, CallError } from './errors.ts';
import { OrderItem, OrderNumberParam } from './orders.ts';

/** What can be bought today instead of an ordered item. */
export const RepeatOffer = OrderItem.pick({
  articleId: true,
  priceListId: true,
  catalogKey: true,
  catalogName: true,
  catalogFullNumber: true,
  clearNumber: true,
  productName: true,
  price: true,
  deliveryDays: true,
  deliveryDaysMax: true,
  sellerName: true,
  warehouseName: true,
  isReturnable: true,
})
  .extend({
    multiplicity: z.number().int(),
    /** Pieces that can be ordered, in whole packs. */
    available: z.number().int(),
  })
  .openapi('RepeatOffer');
export type RepeatOffer = z.infer<typeof RepeatOffer>;

/** An ordered item, and what it would be today (O7). */
export const RepeatLine = z
  .object({
    item: OrderItem.pick({
      orderItemId: true,
      articleId: true,
      catalogKey: true,
      catalogName: true,
      catalogFullNumber: true,
      clearNumber: true,
      productName: true,
      image: true,
      categoryUrl: true,
      qty: true,
      status: true,
    }),
    /** What one piece cost then, in the answer's currency. */
    price: MinorUnits,
    /** The same offer; another one of the same article; one of the article that replaced it; none. */
    outcome: z.enum(['same', 'other-offer', 'superseded', 'unavailable']),
    /** Null when nothing is for sale. */
    offer: z.union([RepeatOffer, z.null()]),
    /** The pieces to order now: as many as then, in whole packs, as far as there are. 0 when nothing is for sale. */
    qty: z.number().int(),
    /** The maker's newest number of the part, when it is another one. */
    successor: z.union([ArticleNumber, z.null()]),
  })
  .openapi('RepeatLine');
export type RepeatLine = z.infer<typeof RepeatLine>;

export const OrderRepeat = z
  .object({
    number: z.string(),
    lines: z.array(RepeatLine),
    currency: Currency,
    /** For `addlist_json`: chosen lines that are sent again after a lost response are added once. */
    requestId: z.uuid(),
  })
  .openapi('OrderRepeat');
export type OrderRepeat = z.infer<typeof OrderRepeat>;

const repeatOrder = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/orders/repeat_json/{id}',
  tags: ['orders'],
  effect: 'reads',
  summary: 'An order line by line as it could be placed again today (O7); addlist_json puts lines into the basket',
  request: { query: LangQuery.extend({ currencyCode: CurrencyCode.default('RUB') }), params: OrderNumberParam },
  responses: {
    200: json(OrderRepeat, 'The lines, as they were ordered.'),
    404: json(CallError, 'No such order, or it belongs to somebody else; the two cannot be told apart (D21).'),
  },
});

export const orderRepeatCalls = { repeatOrder } as const;
