import { z } from '@hono/zod-openapi';
import {
  CODE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PHONE_LENGTH,
  NAME_PATTERN,
  PHONE_PATTERN,
} from './limits.ts';

/** Marks what extends the owner's specification: details that it leaves open, and calls that it lacks (X1-X12). */
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

/** The page's language; a parameter of every call of ours (§7). */
export const LangQuery = z.object({ lang: LanguageCode.optional() });

/** A database id: a positive safe integer. */
export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const IdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Money as an integer of the currency's minor unit: 123450 is 1234.50. */
export const MinorUnits = z
  .number()
  .int()
  .openapi({ description: 'Minor units of the answer’s currency (kopecks, cents).' });

/** What buyers pay, in kopecks: prices are in roubles, and other currencies only show them. */
export const Payable = z.number().int().openapi({ description: 'Kopecks, in any currency of the answer.' });

export const Currency = z
  .object({
    code: CurrencyCode,
    /** Roubles for one unit; 1 for RUB. */
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

/** The response of a call without data. */
export const Done = z.object({ ok: z.literal(true) }).openapi('Done');

/** A person's name. */
export const PersonName = z
  .string()
  .trim()
  .min(MIN_NAME_LENGTH)
  .max(MAX_NAME_LENGTH)
  .regex(new RegExp(`^${NAME_PATTERN}$`));

/** A phone with punctuation; the server parses it and rejects invalid ones. */
export const PhoneText = z
  .string()
  .trim()
  .min(MIN_PHONE_LENGTH)
  .max(MAX_PHONE_LENGTH)
  .regex(new RegExp(`^${PHONE_PATTERN}$`));

/** The code of an SMS or a mail. */
export const OneTimeCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`));
