import { z } from '@hono/zod-openapi';
import { json } from './common.ts';

export const ErrorCode = z
  .enum([
    'bad-request',
    'not-found',
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
    'password-differs',
  ])
  .openapi('ErrorCode');
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Every refusal has this shape. `message` is for developers; people read a text chosen by `code`. */
export const CallError = z
  .object({
    code: ErrorCode,
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** With `not-enough`: how many can be had. With `not-multiple`: the pack size. */
    available: z.number().int().optional(),
    multiplicity: z.number().int().optional(),
    /** With `too-many`: seconds until the next try; also the header Retry-After. With `code-wrong`: tries that are left. */
    retryAfter: z.number().int().optional(),
    triesLeft: z.number().int().optional(),
  })
  .openapi('CallError');
export type CallError = z.infer<typeof CallError>;

/** Errors that many calls answer alike. Each is a component of `openapi.json` under its name here. */
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

/** What any call may answer. */
export const commonErrors = {
  400: SHARED_ERRORS.BadRequest,
  403: SHARED_ERRORS.OtherSite,
  413: SHARED_ERRORS.TooLarge,
  500: SHARED_ERRORS.Internal,
  503: SHARED_ERRORS.Unavailable,
} as const;

/** What a call answers whom it does not serve (D25). */
export const accessErrors = { 401: SHARED_ERRORS.NotSignedIn, 403: SHARED_ERRORS.NoAccess } as const;

/** Of calls that somebody could guess or flood with. */
export const tooMany = { 429: SHARED_ERRORS.TooMany } as const;
