/**
 * Goods of orders on their way from a seller through the shop's warehouse: expected, received, late, and what was wrong with them (X11).
 * A seller sees own goods alone.
 */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import {
  CLAIM_STATES,
  MAX_ITEM_REASON_LENGTH,
  MAX_LINE_QTY,
  MAX_SELLER_OFFERS_TAKE,
  TRANSIT_FAULTS,
  TRANSIT_KINDS,
} from './limits.ts';
import { Period, PeriodQuery, StepsOfPeriod } from './seller-sales.ts';

export const TransitKind = z.enum(TRANSIT_KINDS).openapi('TransitKind');
export type TransitKind = z.infer<typeof TransitKind>;
export const TransitFault = z.enum(TRANSIT_FAULTS).openapi('TransitFault');
export type TransitFault = z.infer<typeof TransitFault>;
export const ClaimState = z.enum(CLAIM_STATES).openapi('ClaimState');
export type ClaimState = z.infer<typeof ClaimState>;

/** An item of an order that the seller sent to the shop's warehouse. */
export const Transit = z
  .object({
    id: Id,
    orderNumber: z.string(),
    articleId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    pieces: z.number().int(),
    price: Payable,
    sentOn: z.iso.date(),
    /** The promised day. */
    expectedOn: z.iso.date(),
    receivedOn: z.iso.date().nullable(),
    /** It was received after the promised day, or that day has passed. */
    isLate: z.boolean(),
    /** Of the pieces; zero where nothing was wrong. */
    faultyPieces: z.number().int(),
  })
  .openapi('Transit');
export type Transit = z.infer<typeof Transit>;

export const Transits = z
  .object({
    transits: z.array(Transit),
    /** Of the asked kind. */
    total: z.number().int(),
    /** Of every kind, in their order: how many, and what they cost. */
    kinds: z.array(z.object({ kind: TransitKind, count: z.number().int(), sum: Payable })),
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('Transits');
export type Transits = z.infer<typeof Transits>;

/** What became of items that were sent: those of a day are those that were sent on it. */
export const TransitFigures = z
  .object({
    items: z.number().int(),
    pieces: z.number().int(),
    sum: Payable,
    /** Items that were received, and the days that they took together. */
    received: z.number().int(),
    days: z.number().int(),
    /** Items that came after the promised day, or did not come by then. */
    late: z.number().int(),
    /** Items with a fault, and what their faulty pieces cost. */
    faulty: z.number().int(),
    faultySum: Payable,
  })
  .openapi('TransitFigures');
export type TransitFigures = z.infer<typeof TransitFigures>;

export const TransitStatistics = z
  .object({
    ...StepsOfPeriod,
    /** As many days before them. */
    before: Period,
    total: TransitFigures,
    totalBefore: TransitFigures,
    steps: z.array(TransitFigures.extend({ from: z.iso.date() })),
  })
  .openapi('TransitStatistics');
export type TransitStatistics = z.infer<typeof TransitStatistics>;

/** What a seller sent of one order. */
export const TransitOrder = TransitFigures.extend({
  number: z.string(),
  /** The first day. */
  sentOn: z.iso.date(),
  /** The last promised day. */
  expectedOn: z.iso.date(),
  /** The last day on which something was received; null until all is. */
  receivedOn: z.iso.date().nullable(),
}).openapi('TransitOrder');
export type TransitOrder = z.infer<typeof TransitOrder>;

export const TransitOrders = z
  .object({
    period: Period,
    orders: z.array(TransitOrder),
    total: z.number().int(),
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('TransitOrders');
export type TransitOrders = z.infer<typeof TransitOrders>;

/** What the shop's warehouse found wrong with an item, and what the seller says to it. */
export const TransitClaim = z
  .object({
    /** Of the claim and of its item. */
    transit: Transit,
    /** Grows with every change. */
    version: z.number().int(),
    fault: TransitFault,
    /** What the warehouse wrote. */
    note: z.string(),
    /** ISO time. */
    openedAt: z.string(),
    state: ClaimState,
    answer: z.string(),
    answeredAt: z.string().nullable(),
  })
  .openapi('TransitClaim');
export type TransitClaim = z.infer<typeof TransitClaim>;

export const TransitClaims = z
  .object({
    claims: z.array(TransitClaim),
    /** Of the asked state. */
    total: z.number().int(),
    /** Of every state, in their order. */
    states: z.array(z.object({ state: ClaimState, count: z.number().int() })),
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('TransitClaims');
export type TransitClaims = z.infer<typeof TransitClaims>;

export const ClaimConflict = CallError.extend({ claim: TransitClaim }).openapi('ClaimConflict');
export type ClaimConflict = z.infer<typeof ClaimConflict>;

const Pages = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  take: z.coerce.number().int().min(1).max(MAX_SELLER_OFFERS_TAKE).default(50),
};
const Text = z.string().trim().max(MAX_ITEM_REASON_LENGTH);
const noSeller = json(CallError, 'The current user sells for nobody yet.');
const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'reports', method: 'get', effect: 'reads' } as const;

const transits = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/transits_json',
  summary:
    'What the seller sent to the shop’s warehouse: underway, overdue, received in 30 days, claimed, or all of a year',
  request: {
    query: LangQuery.extend({
      kind: TransitKind.default('underway'),
      /** Of one position. */
      articleId: IdParam.optional(),
      ...Pages,
    }),
  },
  responses: { 200: json(Transits, 'A page of them.'), 404: noSeller },
});

const transitStatistics = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/transit-statistics_json',
  summary: 'What became of the items that the seller sent in a period, beside the days before it, and by day or month',
  request: { query: PeriodQuery.extend({ articleId: IdParam.optional() }) },
  responses: { 200: json(TransitStatistics, 'The figures; zeros where nothing was sent.'), 404: noSeller },
});

const transitOrders = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/transit-orders_json',
  summary: 'The orders of which the seller sent something in a period, the newest first',
  request: { query: PeriodQuery.extend(Pages) },
  responses: { 200: json(TransitOrders, 'A page of them.'), 404: noSeller },
});

const transitClaims = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/claims_json',
  summary: 'What the shop’s warehouse found wrong with the seller’s goods; open claims the oldest first',
  request: { query: LangQuery.extend({ state: ClaimState.default('open'), ...Pages }) },
  responses: { 200: json(TransitClaims, 'A page of them.'), 404: noSeller },
});

const answerClaim = defineCall({
  ...EXTENSION,
  access: 'seller',
  right: 'reports',
  method: 'post',
  effect: 'changes',
  tags: ['sellers'],
  path: '/services/seller/claim_json',
  summary: 'Accept a claim of the shop’s warehouse, or decline it with a reason',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          TransitId: Id,
          /** What the seller saw. */
          Version: z.number().int().min(1),
          IsAccepted: z.boolean(),
          Description: Text.default(''),
        })
        .openapi('AnswerClaimRequest'),
    ),
  },
  responses: {
    200: json(TransitClaim, 'The claim as it is now.'),
    404: json(CallError, 'No such claim, or it is another seller’s; the two cannot be told apart.'),
    409: json(ClaimConflict, 'It was answered meanwhile (`claim-changed`); nothing is changed.'),
    422: json(CallError, 'A claim is declined with a reason (`reason-missing`).'),
  },
});

const openClaim = defineCall({
  ...EXTENSION,
  access: 'admin',
  method: 'post',
  effect: 'changes',
  whileSwitched: 'refused',
  tags: ['orders'],
  path: '/services/orders/transit-claim_json',
  summary: 'Say that an item came from its seller with a fault: it is received, and the seller has to answer',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          OrderItemId: Id,
          Fault: TransitFault,
          /** How many pieces have the fault. */
          Pieces: z.number().int().min(1).max(MAX_LINE_QTY),
          Description: Text.default(''),
        })
        .openapi('OpenClaimRequest'),
    ),
  },
  responses: {
    200: json(TransitClaim, 'The claim.'),
    404: json(CallError, 'No seller has sent such an item.'),
    409: json(CallError, 'The item has a claim already (`claimed`), or has fewer pieces (`too-few-pieces`).'),
  },
});

export const transitsCalls = {
  transits,
  transitStatistics,
  transitOrders,
  transitClaims,
  answerClaim,
  openClaim,
} as const;
