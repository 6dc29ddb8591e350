/** How a seller's positions sell (X11): what became of them by day. A seller sees own figures alone, and pages read sums by day and month. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_REPORT_DAYS, MAX_SELLER_OFFERS_TAKE, POSITION_KINDS, POSITION_ORDERS } from './limits.ts';
import { PictureOrNull } from './pictures.ts';
import { OfferFaultKind } from './seller-offers.ts';

/** What became of positions. What is ordered belongs to the day of the order, also what was cancelled or returned later. */
export const SalesFigures = z
  .object({
    /** Pages of the articles that were opened, by visitors who allow visits to be counted. */
    views: z.number().int(),
    /** How often they were put into a basket. */
    adds: z.number().int(),
    /** Ordered items. */
    orders: z.number().int(),
    /** Of the ordered items: pieces and kopecks. */
    pieces: z.number().int(),
    sum: Payable,
    /** Of these: cancelled by the buyer or refused by the seller. */
    cancelled: z.number().int(),
    cancelledSum: Payable,
    /** Of these: taken back. */
    returned: z.number().int(),
    returnedSum: Payable,
  })
  .openapi('SalesFigures');
export type SalesFigures = z.infer<typeof SalesFigures>;

export const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Members of what is told by the steps of a period. */
export const StepsOfPeriod = {
  /** Days of Moscow, both included. */
  period: Period,
  /** Whether a step is a day or a month. */
  step: z.enum(['day', 'month']),
};

export const SellerSales = z
  .object({
    ...StepsOfPeriod,
    /** As many days before them. */
    before: Period,
    total: SalesFigures,
    totalBefore: SalesFigures,
    /** Every step of the period, the oldest first; `from` is the first day of the step that belongs to the period. */
    steps: z.array(SalesFigures.extend({ from: z.iso.date() })),
  })
  .openapi('SellerSales');
export type SellerSales = z.infer<typeof SellerSales>;

export const PositionKind = z.enum(POSITION_KINDS).openapi('PositionKind');
export type PositionKind = z.infer<typeof PositionKind>;
export const PositionOrder = z.enum(POSITION_ORDERS).openapi('PositionOrder');
export type PositionOrder = z.infer<typeof PositionOrder>;

export const SoldPosition = z
  .object({
    articleId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    image: PictureOrNull,
    figures: SalesFigures,
    /** Pieces in stock now, of all price lists; null where none offers it any more. */
    quantity: z.number().int().nullable(),
    /** The lowest price now. */
    price: Payable.nullable(),
    /** Why it may not be sold, as of the last check of the price lists. */
    faults: z.array(OfferFaultKind),
  })
  .openapi('SoldPosition');
export type SoldPosition = z.infer<typeof SoldPosition>;

export const SoldPositions = z
  .object({
    period: Period,
    positions: z.array(SoldPosition),
    /** Of the asked kind. */
    total: z.number().int(),
    /** Of every kind, in their order: how many, and what their stock costs at its lowest prices. */
    kinds: z.array(z.object({ kind: PositionKind, count: z.number().int(), stock: Payable })),
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('SoldPositions');
export type SoldPositions = z.infer<typeof SoldPositions>;

export const PositionSales = SellerSales.extend({ position: SoldPosition }).openapi('PositionSales');
export type PositionSales = z.infer<typeof PositionSales>;

export const PeriodQuery = LangQuery.extend({
  /** At most three years; without `from` so many `days`, or thirty, and without `to` up to today. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  days: z.coerce.number().int().min(1).max(MAX_REPORT_DAYS).optional(),
});
const PositionsQuery = PeriodQuery.extend({
  kind: PositionKind.default('all'),
  order: PositionOrder.default('sum'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  /** The beginning of a number. */
  number: z.string().trim().max(80).optional(),
});

const noSeller = json(CallError, 'The current user sells for nobody yet.');
const OF_SELLERS = { ...EXTENSION, access: 'seller', method: 'get', effect: 'reads' } as const;

const sellerSales = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/sales_json',
  summary: 'What the seller sold in a period, beside the days before it, and by day or month',
  request: { query: PeriodQuery },
  responses: { 200: json(SellerSales, 'The figures; zeros where nothing was sold.'), 404: noSeller },
});

const soldPositions = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/positions_json',
  summary: 'The seller’s positions with what became of them in a period, and what is in stock now',
  request: {
    query: PositionsQuery.extend({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_SELLER_OFFERS_TAKE).default(50),
    }),
  },
  responses: { 200: json(SoldPositions, 'A page of them.'), 404: noSeller },
});

const soldPositionsTable = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/positions_csv',
  limit: { name: 'positions-table', by: 'client', tries: 60, seconds: 3600 },
  summary: 'The first 50,000 of these positions as a table for a spreadsheet',
  request: { query: PositionsQuery },
  responses: {
    200: {
      content: { 'text/csv': { schema: z.string() } },
      description:
        'The file: UTF-8 with a byte order mark, separated by semicolons in languages with a decimal comma and by commas in others.',
    },
    404: noSeller,
  },
});

const positionSales = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/position_json/{articleId}',
  summary: 'What became of one position in a period, by day or month',
  request: { params: z.object({ articleId: IdParam }), query: PeriodQuery },
  responses: {
    200: json(PositionSales, 'The position and its figures.'),
    404: json(CallError, 'The seller neither has nor had the article; or sells for nobody yet.'),
  },
});

export const sellerSalesCalls = { sellerSales, soldPositions, soldPositionsTable, positionSales };
