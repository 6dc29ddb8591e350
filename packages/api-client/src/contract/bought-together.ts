import { z } from '@hono/zod-openapi';
import { BasketQuery } from './basket.ts';
import { GoodCard } from './catalogue.ts';
import { Currency, EXTENSION, IdParam, json } from './common.ts';
import { defineCall } from './define-call.ts';

export const BoughtTogether = z.object({ items: z.array(GoodCard), currency: Currency }).openapi('BoughtTogether');
export type BoughtTogether = z.infer<typeof BoughtTogether>;

const boughtTogether = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/basket/boughttogether_json',
  tags: ['basket'],
  effect: 'reads',
  summary:
    'What several buyers ordered together with articles of the basket for the same car (F13): what fits it and can be had, the most often ordered first',
  request: {
    query: BasketQuery.extend({
      /** The car. */
      engineId: IdParam,
    }),
  },
  responses: { 200: json(BoughtTogether, 'Few articles, or none.') },
});

export const boughtTogetherCalls = { boughtTogether } as const;
