/** Advice to sell more, with figures (X11). A seller sees and changes own offers alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { ArticleNumber, CallError } from './errors.ts';
import { ADVICE_KINDS, APPLIED_ADVICE } from './limits.ts';

export const AdviceKind = z.enum(ADVICE_KINDS).openapi('AdviceKind');
export type AdviceKind = z.infer<typeof AdviceKind>;
/** Advice that the shop follows by itself when the seller agrees. */
export const AppliedAdvice = z.enum(APPLIED_ADVICE).openapi('AppliedAdvice');
export type AppliedAdvice = z.infer<typeof AppliedAdvice>;

const Count = z.number().int();

/** Advice about one price list. */
export const Advice = z
  .object({
    kind: AdviceKind,
    priceListId: Id,
    warehouseName: z.string(),
    /** Offers that it is about; of `slow-promise`, deliveries. */
    positions: Count,
    /**
     * From and to: percent above the lowest price (`dearer`), pieces that are sold together (`multiples`), days without new prices (`stale`), days in
     * which nine of ten deliveries came and the promised ones (`slow-promise`). Null for the others.
     */
    low: Count.nullable(),
    high: Count.nullable(),
    /** Orders that it would have won since `since`: an equal share of what went to others; of `stale`, pieces that were cancelled or refused. */
    orders: Count,
    /** Kopecks of these. */
    sum: Payable,
    /** Kopecks that own sales would have brought less. */
    cost: Payable,
    /** Views of own positions since `since`. */
    views: Count,
  })
  .openapi('Advice');
export type Advice = z.infer<typeof Advice>;

export const SellerAdvice = z
  .object({
    /** ISO time of the oldest check of a price list; null while one waits for its first. */
    checkedAt: z.string().nullable(),
    /** ISO date: figures are counted from this day on. */
    since: z.string(),
    /** What would earn most first. */
    advice: z.array(Advice),
  })
  .openapi('SellerAdvice');
export type SellerAdvice = z.infer<typeof SellerAdvice>;

const Terms = z.object({ price: Payable, multiplicity: Count });

export const AdviceChange = ArticleNumber.extend({
  articleId: Id,
  productName: z.string(),
  before: Terms,
  after: Terms,
  /** Orders that it would have won. */
  orders: z.number(),
}).openapi('AdviceChange');
export type AdviceChange = z.infer<typeof AdviceChange>;

export const AdviceChanges = z
  .object({
    kind: AppliedAdvice,
    priceListId: Id,
    warehouseName: z.string(),
    /** Names what would change: who applies says which changes were seen. */
    version: z.string(),
    /** Offers that would change. */
    total: Count,
    /** The first of them, by what they would win. */
    changes: z.array(AdviceChange),
  })
  .openapi('AdviceChanges');
export type AdviceChanges = z.infer<typeof AdviceChanges>;

export const AdviceConflict = CallError.extend({ changes: AdviceChanges }).openapi('AdviceConflict');
export type AdviceConflict = z.infer<typeof AdviceConflict>;

const noSeller = json(CallError, 'The current user sells for nobody yet.');
const noList = json(CallError, 'No such price list, or it is another seller’s; the two cannot be told apart.');
const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'goods' } as const;

const sellerAdvice = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/advice_json',
  effect: 'reads',
  summary: 'What the seller could do to sell more, with figures; counted when a price list is checked',
  request: { query: LangQuery },
  responses: { 200: json(SellerAdvice, 'The advice.'), 404: noSeller },
});

const adviceChanges = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/advice-changes_json',
  effect: 'reads',
  summary: 'What would change if the advice about a price list was followed',
  request: { query: LangQuery.extend({ kind: AppliedAdvice, priceListId: z.coerce.number().pipe(Id) }) },
  responses: { 200: json(AdviceChanges, 'The changes, as of now.'), 404: noList },
});

const applyAdvice = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/advice-apply_json',
  effect: 'changes',
  summary:
    'Follow the advice about a price list; it stands among the uploads of the list, and can be taken back as one',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          Kind: AppliedAdvice,
          PriceListId: Id,
          /** Of the changes that were seen. */
          Version: z.string().max(64),
        })
        .openapi('ApplyAdviceRequest'),
    ),
  },
  responses: {
    200: json(z.object({ uploadId: Id, changed: Count }).openapi('AppliedAdviceResult'), 'What was changed.'),
    404: noList,
    409: json(AdviceConflict, 'Other changes would be made by now (`offer-changed`); nothing is changed.'),
  },
});

export const sellerAdviceCalls = { sellerAdvice, adviceChanges, applyAdvice } as const;
