import { z } from '@hono/zod-openapi';

/** Part of the specification's call that the owner's document leaves open, or a call it forgot (X1-X12). */
export const EXTENSION = { 'x-extension': true } as const;

export const LANGUAGE_CODES = [
  'ru',
  'en',
  'lv',
  'lt',
  'et',
  'fi',
  'de',
  'es',
  'it',
  'fr',
  'pl',
  'ar',
  'bg',
  'cs',
  'da',
  'el',
  'he',
  'hr',
  'hu',
  'is',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pt',
  'ro',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'zh',
] as const;

export const LanguageCode = z.enum(LANGUAGE_CODES).openapi('LanguageCode');
export type LanguageCode = z.infer<typeof LanguageCode>;

export const CURRENCY_CODES = ['RUB', 'EUR'] as const;
export const CurrencyCode = z.enum(CURRENCY_CODES).openapi('CurrencyCode');

/** Every own call takes the page's language (§7). */
export const LangQuery = z.object({ lang: LanguageCode.optional() });

/** Database identifiers as they travel: positive, safe integers. */
export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const IdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Money travels as an integer of the currency's minor unit: 123450 is 1234.50. */
export const MinorUnits = z
  .number()
  .int()
  .openapi({ description: 'Minor units of the answer’s currency (kopecks, cents).' });

export const Currency = z
  .object({
    code: CurrencyCode,
    /** How many roubles one unit costs; 1 for RUB. */
    rate: z.number().positive(),
    /** ISO date of the rate. */
    rateDate: z.string(),
  })
  .openapi('Currency');

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

export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  content: { 'application/json': { schema } },
  required: true,
});

/** A call that only says that it was done. */
export const Done = z.object({ ok: z.literal(true) }).openapi('Done');

/** Digits with the signs people put between them; the server reads it as a phone number and refuses what is none. */
export const PhoneText = z
  .string()
  .trim()
  .min(5)
  .max(32)
  .regex(/^[+\d\s().-]+$/);

/** What any call may answer. */
export const commonErrors = {
  400: json(CallError, 'The request is not what the contract says; `fields` names what is wrong.'),
  403: json(CallError, 'A page of another site asked for a change (`forbidden`).'),
  413: json(CallError, 'The body is larger than 1 MiB.'),
  500: json(CallError, 'The server failed; nothing was changed.'),
  503: json(CallError, 'What the call needs is down or busy (`unavailable`); Retry-After says when to try again.'),
} as const;

/** What a call answers whom it does not serve (D25). */
export const accessErrors = {
  401: json(CallError, 'Nobody is logged in (`not-signed-in`).'),
  403: json(CallError, 'The viewer’s role may not (`no-access`), or a page of another site asked (`forbidden`).'),
} as const;

/** Of calls that somebody could guess or flood with. */
export const tooMany = {
  429: json(CallError, 'Asked too often (`too-many`); `retryAfter` and the header Retry-After say when again.'),
} as const;
