/** What an article has cost (O9). */
import { z } from '@hono/zod-openapi';
import { Currency, CurrencyCode, EXTENSION, IdParam, json, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

const PriceOfDay = z.object({
  /** ISO date, of Moscow. */
  day: z.string(),
  /** The lowest price of the day; null when nobody offered the article, or nobody knows. */
  price: MinorUnits.nullable(),
});

export const PriceHistory = z
  .object({
    /** One for each of the last 90 days, today last. Retail prices. */
    days: z.array(PriceOfDay),
    /** Of these days; null where nobody offered the article. */
    lowest: MinorUnits.nullable(),
    highest: MinorUnits.nullable(),
    /** Where today's price lies between them: in the lower quarter, in the upper one, or between. Null where it cannot be said. */
    today: z.enum(['low', 'usual', 'high']).nullable(),
    currency: Currency,
  })
  .openapi('PriceHistory');
export type PriceHistory = z.infer<typeof PriceHistory>;

const priceHistory = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/search/price-history',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'The lowest price of an article on each of the last 90 days',
  request: { query: LangQuery.extend({ articleId: IdParam, currencyCode: CurrencyCode.default('RUB') }) },
  responses: { 200: json(PriceHistory, 'At today’s rate.'), 404: json(CallError, 'No such article.') },
});

export const priceHistoryCalls = { priceHistory } as const;
