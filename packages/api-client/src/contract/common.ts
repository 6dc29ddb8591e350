import { z } from '@hono/zod-openapi';
import { MAX_PHONE_LENGTH, MIN_PHONE_LENGTH, PHONE_PATTERN } from './limits.ts';

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
  .min(MIN_PHONE_LENGTH)
  .max(MAX_PHONE_LENGTH)
  .regex(new RegExp(`^${PHONE_PATTERN}$`));
