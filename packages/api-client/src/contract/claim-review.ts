/** What staff decides about numbers and cars that sellers claim (X11). */
import { z } from '@hono/zod-openapi';
import { Done, EXTENSION, Id, IdParam, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { CLAIM_DECISIONS, MAX_CLAIMS_TAKE, REVIEWED_CLAIMS } from './limits.ts';

export const ReviewedClaimType = z.enum(REVIEWED_CLAIMS).openapi('ReviewedClaimType');
export type ReviewedClaimType = z.infer<typeof ReviewedClaimType>;

export const ClaimDecision = z.enum(CLAIM_DECISIONS).openapi('ClaimDecision');
export type ClaimDecision = z.infer<typeof ClaimDecision>;
/** Null where nothing was decided. A union, not `.nullable()`: see `PictureOrNull`. */
const DecisionOrNull = z.union([ClaimDecision, z.null()]);

const Count = z.number().int();

export const ClaimingSeller = z
  .object({
    sellerId: Id,
    name: z.string(),
    claims: Count,
    /** Of them, those about which staff decided one by one. */
    accepted: Count,
    refused: Count,
    /** About all that the seller claims, now and later; what is decided about one counts before it. */
    decision: DecisionOrNull,
  })
  .openapi('ClaimingSeller');
export type ClaimingSeller = z.infer<typeof ClaimingSeller>;

const ClaimedArticle = z.object({ catalogKey: z.string(), maker: z.string(), number: z.string() });

export const ReviewedClaim = z
  .object({
    articleId: Id,
    /** The other article of a cross, or the engine of a fitment. */
    otherId: Id,
    article: ClaimedArticle,
    /** Null for a fitment. */
    other: z.union([ClaimedArticle, z.null()]),
    /** The brand, the model and the engine; null for a cross. */
    car: z.string().nullable(),
    isBoth: z.boolean(),
    /** As the seller says, of 100; null for a fitment. */
    confidence: Count.nullable(),
    decision: DecisionOrNull,
  })
  .openapi('ReviewedClaim');
export type ReviewedClaim = z.infer<typeof ReviewedClaim>;

export const ClaimReview = z
  .object({
    /** Who claims most first. */
    sellers: z.array(ClaimingSeller),
    /** Of the asked seller: those of which nothing was decided first. Empty without one. */
    claims: z.array(ReviewedClaim),
    total: Count,
    page: Count,
    take: Count,
  })
  .openapi('ClaimReview');
export type ClaimReview = z.infer<typeof ClaimReview>;

const STAFF = { ...EXTENSION, access: 'admin' } as const;
const decided = {
  200: json(Done, 'It counts, or does not, from now on.'),
  404: json(CallError, 'The seller claims no such thing.'),
  409: json(CallError, 'Somebody else decided meanwhile (`claim-changed`).'),
} as const;
const ofClaim = {
  SellerId: Id,
  Type: ReviewedClaimType,
  /** Null takes the decision back. */
  Decision: DecisionOrNull,
  /** What was decided as it was seen. */
  Was: DecisionOrNull,
};

const claimReview = defineCall({
  ...STAFF,
  tags: ['sellers'],
  method: 'get',
  path: '/services/admin/claims_json/{type}',
  effect: 'reads',
  summary: 'Who claims numbers or cars, how many, and the claims of one seller',
  request: {
    params: z.object({ type: ReviewedClaimType }),
    query: LangQuery.extend({
      sellerId: IdParam.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_CLAIMS_TAKE).default(MAX_CLAIMS_TAKE),
    }),
  },
  responses: { 200: json(ClaimReview, 'Sellers, and a page of claims.') },
});

const decideClaim = defineCall({
  ...STAFF,
  tags: ['sellers'],
  method: 'post',
  path: '/services/admin/claim-decide_json',
  effect: 'changes',
  summary: 'Accept or refuse one claim of a seller',
  request: {
    body: jsonBody(z.object({ ...ofClaim, ArticleId: Id, OtherId: Id }).openapi('DecideClaimRequest')),
  },
  responses: decided,
});

const decideClaims = defineCall({
  ...STAFF,
  tags: ['sellers'],
  method: 'post',
  path: '/services/admin/claims-decide_json',
  effect: 'changes',
  summary: 'Accept or refuse all that a seller claims, now and later',
  request: { body: jsonBody(z.object(ofClaim).openapi('DecideClaimsRequest')) },
  responses: decided,
});

export const claimReviewCalls = { claimReview, decideClaim, decideClaims } as const;
