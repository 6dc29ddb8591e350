import { z } from '@hono/zod-openapi';
import { Basket, Qty } from './basket.ts';
import { GoodCard } from './catalogue.ts';
import { Currency, CurrencyCode, EXTENSION, Id, json, jsonBody, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { ErrorCode } from './errors.ts';
import { LIST_COLUMNS, MAX_BASKET_LINES, MAX_LINE_COMMENT_LENGTH, MAX_LIST_LENGTH } from './limits.ts';

/** What a column of a pasted list holds; `skip` is of no use for an order. */
export const ListColumn = z.enum(LIST_COLUMNS).openapi('ListColumn');
export type ListColumn = z.infer<typeof ListColumn>;

/** The call says of each line of a list one of these. */
export const LINE_ANSWERS = [
  /** One article is meant, and can be had: `goods` holds it. */
  'found',
  /** Several makers have the number, or none of that name: `goods` holds their articles. */
  'makers',
  /** The article has no offers: `goods` holds what its maker or others make instead of it. */
  'replaced',
  /** The best offer of `goods` has fewer pieces than the line asks for. */
  'not-enough',
  /** The article is known and has no offers, and nothing replaces it. */
  'no-offers',
  /** No article has the number: `goods` holds articles whose numbers are one typo away. */
  'not-found',
  /** The quantity is not a whole number from 1 to the most of a line. */
  'bad-qty',
  /** The line has no number. */
  'no-number',
] as const;

export const QuickOrderLine = z
  .object({
    /** The line of the text, from 1. */
    line: z.number().int(),
    /** What the text says, without invisible characters; `qty` is empty where it says nothing. */
    maker: z.string(),
    number: z.string(),
    qty: z.string(),
    comment: z.string(),
    answer: z.enum(LINE_ANSWERS),
    /** Pieces to order in whole packs, which may be more than the text says; 0 where it says no valid quantity. */
    pieces: z.number().int(),
    goods: z.array(GoodCard),
    /** With `replaced`: the maker and number that the goods are instead of, and which of them its maker made instead of it. */
    instead: z.object({ catalogName: z.string(), catalogFullNumber: z.string(), newerIds: z.array(Id) }).nullable(),
  })
  .openapi('QuickOrderLine');
export type QuickOrderLine = z.infer<typeof QuickOrderLine>;

export const QuickOrder = z
  .object({
    /** What each column holds, as the request says or as guessed. */
    columns: z.array(ListColumn),
    /** The headings of the columns; empty where the list has none. */
    headings: z.array(z.string()),
    /** The cells of the first lines, to choose columns by. */
    sample: z.array(z.array(z.string())),
    lines: z.array(QuickOrderLine),
    /** Lines of the text that are not among `lines`, which holds so many at most. */
    left: z.number().int(),
    /** The sum of the lines that are found. */
    total: MinorUnits,
    currency: Currency,
    /** Sent back with quick-order-add_json: repeated requests with the same id add once. */
    requestId: z.uuid(),
  })
  .openapi('QuickOrder');
export type QuickOrder = z.infer<typeof QuickOrder>;

const query = LangQuery.extend({ currencyCode: CurrencyCode.default('RUB') });

const quickOrderCheck = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/quick-order_json',
  tags: ['basket'],
  effect: 'reads',
  limit: { name: 'quick-order', by: 'visitor', tries: 600, seconds: 3600 },
  summary: 'Read a list pasted from a spreadsheet, and find an offer for each line (B1); changes nothing',
  request: {
    query,
    body: jsonBody(
      z
        .object({
          /** Lines with tabs, semicolons, commas, bars or spaces between their cells. */
          text: z.string().max(MAX_LIST_LENGTH),
          /** What the columns hold; guessed without it. */
          columns: z.array(ListColumn).max(100).optional(),
        })
        .openapi('QuickOrderRequest'),
    ),
  },
  responses: { 200: json(QuickOrder, 'What was found for each line.') },
});

const quickOrderAdd = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/quick-order-add_json',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Add many offers to the basket at once (B1); sent twice with one requestId they are added once',
  request: {
    query,
    body: jsonBody(
      z
        .object({
          requestId: z.uuid(),
          lines: z
            .array(
              z.object({
                articleId: Id,
                priceListId: Id,
                qty: Qty,
                comment: z.string().trim().max(MAX_LINE_COMMENT_LENGTH).default(''),
              }),
            )
            .min(1)
            .max(MAX_BASKET_LINES),
        })
        .openapi('QuickOrderAddRequest'),
    ),
  },
  responses: {
    200: json(
      z
        .object({
          basket: Basket,
          /** Lines that were not added, by their index in the request, and why. */
          refused: z.array(z.object({ index: z.number().int(), code: ErrorCode })),
        })
        .openapi('QuickOrderAdded'),
      'The basket with every line that could be added.',
    ),
  },
});

export const quickOrderCalls = { quickOrderCheck, quickOrderAdd } as const;
