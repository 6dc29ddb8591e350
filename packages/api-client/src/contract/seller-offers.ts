/** Why a seller's offers are not sold, and how they are mended (B4, X11). A seller sees and changes own offers alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_OFFER_PRICE, MAX_OFFER_QUANTITY, MAX_SELLER_OFFERS_TAKE, OFFER_FAULTS } from './limits.ts';
import { PictureOrNull } from './pictures.ts';

export const OfferFaultKind = z.enum(OFFER_FAULTS).openapi('OfferFaultKind');
export type OfferFaultKind = z.infer<typeof OfferFaultKind>;

export const OfferFaults = z
  .object({
    /** ISO time of the oldest check of a price list; null while one waits for its first. */
    checkedAt: z.string().nullable(),
    /** Of all price lists. */
    offers: z.number().int(),
    faultless: z.number().int(),
    /** Every kind, in the order of what keeps buyers away most. An offer may have several faults. */
    kinds: z.array(z.object({ kind: OfferFaultKind, count: z.number().int() })),
  })
  .openapi('OfferFaults');
export type OfferFaults = z.infer<typeof OfferFaults>;

export const FaultyOffer = z
  .object({
    articleId: Id,
    priceListId: Id,
    warehouseName: z.string(),
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    image: PictureOrNull,
    price: Payable,
    quantity: z.number().int(),
    /** Pieces that all sellers have sold here. */
    sold: z.number().int(),
    /**
     * The lowest price of other sellers who have the article and deliver no later, and the number of their price lists with a lower one; of
     * `dearer` alone.
     */
    cheapest: Payable.nullable(),
    cheaper: z.number().int().nullable(),
  })
  .openapi('FaultyOffer');
export type FaultyOffer = z.infer<typeof FaultyOffer>;

export const FaultyOffers = z
  .object({
    offers: z.array(FaultyOffer),
    total: z.number().int(),
    /** The asked one, or the last when there are fewer. */
    page: z.number().int(),
    take: z.number().int(),
  })
  .openapi('FaultyOffers');
export type FaultyOffers = z.infer<typeof FaultyOffers>;

const OfferKey = { PriceListId: Id, ArticleId: Id };
const Price = z.number().int().min(1).max(MAX_OFFER_PRICE);
const Quantity = z.number().int().min(0).max(MAX_OFFER_QUANTITY);

/** What an offer is now. */
export const OfferTerms = z.object({ price: Payable, quantity: z.number().int() }).openapi('OfferTerms');
export type OfferTerms = z.infer<typeof OfferTerms>;

export const OfferConflict = CallError.extend({ offer: OfferTerms }).openapi('OfferConflict');
export type OfferConflict = z.infer<typeof OfferConflict>;

const noSeller = json(CallError, 'The current user sells for nobody yet.');

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'goods' } as const;

const offerFaults = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/diagnostics_json',
  effect: 'reads',
  summary:
    'How many offers of the seller are not sold, and why; price lists are checked within a minute after they change',
  request: {},
  responses: { 200: json(OfferFaults, 'The counts.'), 404: noSeller },
});

const faultyOffers = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/diagnostics_json/{kind}',
  effect: 'reads',
  summary: 'The offers with a fault; those of the articles that are sold most come first',
  request: {
    params: z.object({ kind: OfferFaultKind }),
    query: LangQuery.extend({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_SELLER_OFFERS_TAKE).default(50),
    }),
  },
  responses: { 200: json(FaultyOffers, 'A page of them.'), 404: noSeller },
});

const changeOffer = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/offer_json',
  effect: 'changes',
  summary:
    'Change the price and the quantity of an offer, and check it again; the next upload of its list says anew what they are',
  request: {
    body: jsonBody(
      z
        .object({
          ...OfferKey,
          Price,
          Quantity,
          /** What the seller saw. */
          Seen: z.object({ Price, Quantity }),
        })
        .openapi('ChangeOfferRequest'),
    ),
  },
  responses: {
    200: json(OfferTerms, 'What it is now.'),
    404: json(CallError, 'No such offer, or it is another seller’s; the two cannot be told apart.'),
    409: json(OfferConflict, 'It was changed meanwhile (`offer-changed`); nothing is changed.'),
  },
});

const matchCheapest = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/match-cheapest_json',
  effect: 'changes',
  summary:
    'Lower the prices of offers to the lowest one of other sellers who deliver no later, where that takes off at most so many percent',
  request: {
    body: jsonBody(
      z
        .object({
          Offers: z.array(z.object(OfferKey)).min(1).max(MAX_SELLER_OFFERS_TAKE),
          MaxPercent: z.number().int().min(1).max(90),
        })
        .openapi('MatchCheapestRequest'),
    ),
  },
  responses: {
    200: json(
      z.object({ lowered: z.number().int(), left: z.number().int() }).openapi('MatchedOffers'),
      'How many prices are lower now, and how many were left: too far above, not dearer any more, or not the seller’s.',
    ),
    404: noSeller,
  },
});

export const sellerOffersCalls = { offerFaults, faultyOffers, changeOffer, matchCheapest };
