import { z } from '@hono/zod-openapi';
import { basketAnswers, BasketQuery } from './basket.ts';
import { Currency, EXTENSION, Id, json, jsonBody, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';

/** Other offers of the basket's articles, with which fewer parcels come (O4). */
export const FewerParcelsOffer = z
  .object({
    /** Sent back to take it. */
    id: z.string(),
    /** Each warehouse sends one. */
    parcels: z.object({ before: z.number().int(), after: z.number().int() }),
    /** What the basket costs more then; less than 0 if it gets cheaper. */
    extra: MinorUnits,
    /** Days by which the last line comes sooner; 0 if it does not. */
    daysSooner: z.number().int().min(0),
    /** What each changed line is then. */
    swaps: z.array(
      z.object({
        basketId: Id,
        priceListId: Id,
        price: MinorUnits,
        sellerName: z.string(),
        warehouseName: z.string(),
        deliveryDays: z.number().int(),
        deliveryDaysMax: z.number().int(),
      }),
    ),
    currency: Currency,
  })
  .openapi('FewerParcelsOffer');
export type FewerParcelsOffer = z.infer<typeof FewerParcelsOffer>;

export const FewerParcels = z
  .object({
    /** Null when nothing is gained. */
    offer: z.union([FewerParcelsOffer, z.null()]),
    /** Lines that were changed before and can be changed back. */
    changed: z.number().int().min(0),
  })
  .openapi('FewerParcels');
export type FewerParcels = z.infer<typeof FewerParcels>;

const fewerParcels = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/basket/fewerparcels_json',
  tags: ['basket'],
  effect: 'reads',
  summary:
    'Offers of the same articles with which the marked lines come in fewer parcels (O4): none comes later than the last line does now, and each has the pieces',
  request: { query: BasketQuery },
  responses: { 200: json(FewerParcels, 'What can be gained.') },
});

const takeFewerParcels = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/fewerparcels_json/take',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Change the lines as offered (O4); refused with 409 when that is not what could be offered now',
  request: { query: BasketQuery, body: jsonBody(z.object({ id: z.string().min(1).max(40) })) },
  responses: { 200: basketAnswers[200], 409: basketAnswers[409] },
});

const undoFewerParcels = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/basket/fewerparcels_json/undo',
  tags: ['basket'],
  effect: 'changes',
  summary: 'Give changed lines the offers back that they had (O4); those whose offer is gone stay as they are',
  request: { query: BasketQuery },
  responses: { 200: basketAnswers[200] },
});

export const fewerParcelsCalls = { fewerParcels, takeFewerParcels, undoFewerParcels } as const;
