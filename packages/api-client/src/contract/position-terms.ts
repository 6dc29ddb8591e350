/** What a seller asked for a position and had of it over time, beside the lowest price of all (X11). A seller sees own positions alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, IdParam, json, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { PeriodQuery, SoldPosition, StepsOfPeriod } from './seller-sales.ts';

export const PositionTerms = z
  .object({
    ...StepsOfPeriod,
    position: SoldPosition,
    /** Where the seller's price is now among those of all sellers who have the article, the lowest first; null without any in stock. */
    place: z.object({ place: z.number().int(), of: z.number().int() }).nullable(),
    /** Every step of the period up to today, the oldest first, each as it ended; null where nothing was known or offered. */
    steps: z.array(
      z.object({
        from: z.iso.date(),
        price: Payable.nullable(),
        /** Pieces of all price lists. */
        quantity: z.number().int().nullable(),
        /** The lowest price of all sellers, this one included. */
        cheapest: Payable.nullable(),
      }),
    ),
  })
  .openapi('PositionTerms');
export type PositionTerms = z.infer<typeof PositionTerms>;

const positionTerms = defineCall({
  ...EXTENSION,
  access: 'seller',
  right: 'reports',
  method: 'get',
  effect: 'reads',
  tags: ['sellers'],
  path: '/services/seller/position-terms_json/{articleId}',
  summary:
    'What the seller asked for a position and had of it in a period, by day or month, beside the lowest price of all',
  request: { params: z.object({ articleId: IdParam }), query: PeriodQuery },
  responses: {
    200: json(PositionTerms, 'The position and its terms.'),
    404: json(CallError, 'The seller neither has nor had the article; or sells for nobody yet.'),
  },
});

export const positionTermsCalls = { positionTerms };
