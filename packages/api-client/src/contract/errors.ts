import { z } from '@hono/zod-openapi';
import { json } from './common.ts';

export const ErrorCode = z
  .enum([
    'bad-request',
    'not-found',
    'gone',
    'too-large',
    'forbidden',
    'unavailable',
    'internal',
    'not-enough',
    'not-multiple',
    'withdrawn',
    'basket-changed',
    'basket-empty',
    'request-reused',
    'basket-full',
    'list-full',
    'no-returns',
    'bonus-changed',
    'promo-unknown',
    'promo-not-yet',
    'promo-ended',
    'promo-minimum',
    'promo-used-up',
    'promo-used',
    'delivery-unknown',
    'delivery-changed',
    'not-payable',
    'not-signed-in',
    'no-access',
    'wrong-credentials',
    'too-many',
    'code-wrong',
    'code-expired',
    'country-unserved',
    'phone-unconfirmed',
    'phone-taken',
    'email-taken',
    'password-weak',
    'password-same',
    'password-differs',
    'picture-broken',
    'picture-size',
    'pictures-full',
    'text-changed',
    'status-changed',
    'offer-changed',
    'claim-changed',
    'claimed',
    'too-few-pieces',
    'settings-changed',
    'staff-changed',
    'order-changed',
    'price-rise',
    'not-movable',
    'no-return',
    'reason-missing',
    'orders-open',
    'debt-open',
    'employed',
    'already-decided',
    'report-changed',
    'application-locked',
    'application-changed',
    'documents-full',
    'documents-missing',
    'document-refused',
    'seller-known',
    'upload-changed',
    'file-refused',
    'columns-missing',
    'rows-full',
    'source-changed',
    'source-exists',
    'letter-refused',
    'address-refused',
    'name-taken',
    'view-changed',
    'views-full',
    'nothing-to-change',
  ])
  .openapi('ErrorCode');
export type ErrorCode = z.infer<typeof ErrorCode>;

/** An article by its number, to link to its price page. */
export const ArticleNumber = z
  .object({
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
  })
  .openapi('ArticleNumber');
export type ArticleNumber = z.infer<typeof ArticleNumber>;

/** The body of every error. `message` is for developers; people read a text chosen by `code`. */
export const CallError = z
  .object({
    code: ErrorCode,
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** With `not-enough`: the pieces available. With `not-multiple`: the pack size. */
    available: z.number().int().optional(),
    multiplicity: z.number().int().optional(),
    /** With `promo-minimum`: the goods from which the code counts, in minor units of the basket's currency. */
    minTotal: z.number().int().optional(),
    /** With `too-many`: seconds until the next try, also in the header Retry-After. With `code-wrong`: tries left. */
    retryAfter: z.number().int().optional(),
    triesLeft: z.number().int().optional(),
    /** With `gone`: the articles that replaced one that was removed (F6). */
    successors: z.array(ArticleNumber).optional(),
  })
  .openapi('CallError');
export type CallError = z.infer<typeof CallError>;

/** Errors shared by many calls. Each is a component of `openapi.json` under its name here. */
export const SHARED_ERRORS = {
  BadRequest: json(CallError, 'The request is not what the contract says; `fields` names what is wrong.'),
  NotSignedIn: json(CallError, 'Nobody is logged in (`not-signed-in`).'),
  OtherSite: json(CallError, 'A page of another site asked for a change (`forbidden`).'),
  NoAccess: json(
    CallError,
    'The current user’s role may not (`no-access`), or a page of another site asked (`forbidden`).',
  ),
  TooLarge: json(CallError, 'The body is larger than 1 MiB.'),
  TooMany: json(CallError, 'Asked too often (`too-many`); `retryAfter` and the header Retry-After say when again.'),
  Internal: json(CallError, 'The server failed; nothing was changed.'),
  Unavailable: json(
    CallError,
    'What the call needs is down or busy (`unavailable`); Retry-After says when to try again.',
  ),
} as const;

/** Errors that any call may return. */
export const commonErrors = {
  400: SHARED_ERRORS.BadRequest,
  403: SHARED_ERRORS.OtherSite,
  413: SHARED_ERRORS.TooLarge,
  500: SHARED_ERRORS.Internal,
  503: SHARED_ERRORS.Unavailable,
} as const;

/** Errors of calls that need a login or a right (D25). */
export const accessErrors = { 401: SHARED_ERRORS.NotSignedIn, 403: SHARED_ERRORS.NoAccess } as const;

/** The error of calls with a rate limit. */
export const tooMany = { 429: SHARED_ERRORS.TooMany } as const;
