/** How a seller's positions sell (X11): what became of them by day. A seller sees own figures alone, and pages read sums by day and month. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import {
  MAX_NAMED_POSITIONS,
  MAX_POSITION_VIEWS,
  MAX_POSITIONS_TAKE,
  MAX_REPORT_DAYS,
  MAX_VIEW_NAME_LENGTH,
  OFFER_FAULTS,
  POSITION_COLUMNS,
  POSITION_KINDS,
} from './limits.ts';
import { PictureOrNull } from './pictures.ts';
import { listOf, POSITION_RANGES, POSITION_SORTS } from './positions-query.ts';
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
const Order = z.string().regex(POSITION_SORTS).max(200);
const Where = z.string().regex(POSITION_RANGES).max(400);
const Faults = z
  .string()
  .regex(listOf(OFFER_FAULTS.join('|')))
  .max(100);
const NumberStart = z.string().trim().max(80);

const PositionsQuery = PeriodQuery.extend({
  kind: PositionKind.default('all'),
  /** Such as `sum,price-asc`: the highest first, unless it ends with `-asc`. */
  order: Order.default('sum'),
  /** The beginning of a number. */
  number: NumberStart.optional(),
  /** Ranges of figures, such as `price:100..500,views:10..`. */
  where: Where.default(''),
  /** Kinds of faults, such as `dearer,no-fit`: positions that have one of them. */
  faults: Faults.default(''),
});

const noSeller = json(CallError, 'The current user sells for nobody yet.');
const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'reports', method: 'get', effect: 'reads' } as const;

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
      take: z.coerce.number().int().min(1).max(MAX_POSITIONS_TAKE).default(50),
      /** Positions to leave out before the first page. */
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
  },
  responses: { 200: json(SoldPositions, 'A page of them.'), 404: noSeller },
});

const FILE = z.string().openapi({ format: 'binary' });

const soldPositionsTable = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/positions-table/{kind}',
  limit: { name: 'positions-table', by: 'client', tries: 60, seconds: 3600 },
  summary: 'The first 50,000 of these positions as a table for a spreadsheet',
  request: {
    params: z.object({ kind: z.enum(['csv', 'xlsx']) }),
    query: PositionsQuery.extend({
      /** Such as `article,price`, in their order; of all columns without it. */
      columns: z
        .string()
        .regex(listOf(POSITION_COLUMNS.join('|')))
        .max(200)
        .default(''),
    }),
  },
  responses: {
    200: {
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: FILE },
      },
      description:
        'The file. CSV is UTF-8 with a byte order mark, separated by semicolons in languages with a decimal comma and by commas in others.',
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

/** What a view looks for, in the words of the calls, and how its grid is arranged, in those of the page. */
export const PositionViewState = z
  .object({
    kind: PositionKind,
    order: Order,
    number: NumberStart,
    where: Where,
    faults: Faults,
    /** Such as `article~12.5~start,sum`; empty for the usual ones. */
    columns: z
      .string()
      .regex(/^[\w~.,-]*$/)
      .max(600),
  })
  .openapi('PositionViewState');
export type PositionViewState = z.infer<typeof PositionViewState>;

export const PositionView = z
  .object({
    id: Id,
    name: z.string(),
    /** The page opens with it. */
    isDefault: z.boolean(),
    /** Grows with every change: who saves or removes it names the one that was seen. */
    version: z.number().int(),
    state: PositionViewState,
  })
  .openapi('PositionView');
export type PositionView = z.infer<typeof PositionView>;

export const PositionViews = z.object({ views: z.array(PositionView) }).openapi('PositionViews');
export type PositionViews = z.infer<typeof PositionViews>;

const viewsNow = json(PositionViews, 'The views, by name.');
const Version = z.number().int().min(1).max(1_000_000_000);
const noView = {
  404: json(CallError, 'No such view, or it is another seller’s; the two cannot be told apart.'),
} as const;

const positionViews = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  path: '/services/seller/views_json',
  summary: 'The named views of the seller’s positions; all people of the seller share them',
  request: {},
  responses: { 200: viewsNow, 404: noSeller },
});

const savePositionView = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  effect: 'changes',
  path: '/services/seller/view_json',
  summary: 'Save a view by a name, or change one',
  request: {
    body: jsonBody(
      z
        .object({
          /** Null for a new one. */
          Id: Id.nullable(),
          /** The one that was seen; of a new one it does not matter. */
          Version: Version.default(1),
          Name: z.string().trim().min(1).max(MAX_VIEW_NAME_LENGTH),
          IsDefault: z.boolean(),
          State: PositionViewState,
        })
        .openapi('SavePositionViewRequest'),
    ),
  },
  responses: {
    200: json(PositionViews.extend({ id: Id }).openapi('SavedPositionView'), 'The views, and which one was saved.'),
    ...noView,
    409: json(CallError, 'Another view has the name (`name-taken`), or it was changed meanwhile (`view-changed`).'),
    422: json(CallError, `There are ${MAX_POSITION_VIEWS} already (\`views-full\`).`),
  },
});

const removePositionView = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'delete',
  effect: 'changes',
  path: '/services/seller/view_json/{id}',
  summary: 'Remove a view',
  request: { params: z.object({ id: IdParam }), query: z.object({ version: z.coerce.number().pipe(Version) }) },
  responses: { 200: viewsNow, ...noView, 409: json(CallError, 'It was changed meanwhile (`view-changed`).') },
});

const Articles = z.array(Id).max(MAX_NAMED_POSITIONS);

export const ChangedPositions = z
  .object({
    /** The uploads that would change them, one of each price list. */
    uploads: z.array(Id),
    /** How many offers they hold. */
    offers: z.number().int(),
  })
  .openapi('ChangedPositions');
export type ChangedPositions = z.infer<typeof ChangedPositions>;

const changePositions = defineCall({
  ...OF_SELLERS,
  right: 'goods',
  tags: ['sellers'],
  method: 'post',
  effect: 'changes',
  path: '/services/seller/positions-change_json',
  limit: { name: 'positions-change', by: 'client', tries: 60, seconds: 3600 },
  maxBodyBytes: 256 * 1024,
  summary:
    'Prepare a change of prices, or the end of sales, of positions that are named or found: as uploads, which change nothing until they are applied',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** Of `all`: which positions. */
          Filter: z.object({
            from: z.iso.date().optional(),
            to: z.iso.date().optional(),
            days: z.number().int().min(1).max(MAX_REPORT_DAYS).optional(),
            kind: PositionKind,
            number: NumberStart,
            where: Where,
            faults: Faults,
          }),
          Chosen: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('all'), except: Articles }),
            z.object({ kind: z.literal('some'), articleIds: Articles }),
          ]),
          Change: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('price'), percent: z.number().min(-90).max(90) }),
            /** No pieces are left. */
            z.object({ kind: z.literal('stop') }),
          ]),
        })
        .openapi('ChangePositionsRequest'),
    ),
  },
  responses: {
    200: json(ChangedPositions, 'The uploads.'),
    404: noSeller,
    422: json(
      CallError,
      'None of the positions is offered (`nothing-to-change`), or they are more than an upload may hold (`too-large`).',
    ),
  },
});

export const sellerSalesCalls = {
  changePositions,
  sellerSales,
  soldPositions,
  soldPositionsTable,
  positionSales,
  positionViews,
  savePositionView,
  removePositionView,
};
