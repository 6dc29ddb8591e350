/** §7 City and delivery, CDEK: what the ways to a buyer cost. */
import { z } from '@hono/zod-openapi';
import { Qty } from './basket.ts';
import { Currency, CurrencyCode, EXTENSION, Id, IdParam, json, jsonBody, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_BASKET_LINES } from './limits.ts';

/** The ways of an order to its buyer: to a point of the shop, to an address, to a point of CDEK, by a transport company (D20). */
export const DELIVERY_TYPES = ['point', 'courier', 'cdek-point', 'company'] as const;
export const DeliveryType = z.enum(DELIVERY_TYPES).openapi('DeliveryType');
export type DeliveryType = z.infer<typeof DeliveryType>;

/** What one way costs. A cost that is not known now may be known later; where a way does not lead there is none at all. */
export const DeliveryCost = z
  .object({
    type: DeliveryType,
    /** Who brings it: the shop itself, CDEK, or a transport company. */
    by: z.enum(['shop', 'cdek', 'company']),
    /** Null while it is not known: `problem` says why. */
    cost: MinorUnits.nullable(),
    /** The same in kopecks, which are paid. */
    payable: z.number().int().nullable(),
    /** Calendar days until the goods arrive, with the days of their sellers; null while the cost is not known. */
    deliveryDays: z.number().int().nullable(),
    deliveryDaysMax: z.number().int().nullable(),
    /** `unknown`: the carrier does not answer now. `unserved`: it does not go there, or does not take such a parcel. */
    problem: z.enum(['unknown', 'unserved']).nullable(),
  })
  .openapi('DeliveryCost');
export type DeliveryCost = z.infer<typeof DeliveryCost>;

export const DeliveryCosts = z
  .object({
    /** GeoNames id and name of the city. */
    cityId: Id,
    city: z.string(),
    /** One for each way that leads to the city. */
    costs: z.array(DeliveryCost),
    currency: Currency,
  })
  .openapi('DeliveryCosts');
export type DeliveryCosts = z.infer<typeof DeliveryCosts>;

/** Both services of CDEK: to one of its points, and to an address. */
export const CdekCosts = z.object({ point: DeliveryCost, door: DeliveryCost }).openapi('CdekCosts');

/** Without `cityId` it is the visitor's city, else the warehouse's. The goods are the lines of the basket that are marked for the order. */
const DeliveryQuery = LangQuery.extend({
  cityId: IdParam.optional(),
  currencyCode: CurrencyCode.default('RUB'),
});
const unknownCity = { 404: json(CallError, 'No such city.') } as const;

const getDeliveryCost = defineCall({
  method: 'get',
  path: '/services/delivery/GetDeliveryCost',
  tags: ['delivery'],
  effect: 'reads',
  summary: 'What the basket costs to bring to a city, by each way; for guests too (O5)',
  request: { query: DeliveryQuery },
  responses: { 200: json(DeliveryCosts, 'Cheap and near ways first.'), ...unknownCity },
});

/** A way of our own lorries: from the warehouse to a city with points. */
export const DeliveryRoute = z
  .object({
    /** GeoNames id of the city where it ends. */
    routeId: Id,
    city: z.string(),
    wayDays: z.number().int(),
    points: z.number().int(),
    /** Whether the visitor collects orders there. */
    isCurrent: z.boolean(),
  })
  .openapi('DeliveryRoute');
export type DeliveryRoute = z.infer<typeof DeliveryRoute>;

const getChangeRoutesList = defineCall({
  method: 'get',
  path: '/services/delivery/get-change-routes-list',
  tags: ['delivery'],
  effect: 'reads',
  summary: 'The routes of our own lorries, which a visitor may change to by SetCity',
  request: { query: LangQuery },
  responses: { 200: json(z.array(DeliveryRoute), 'The visitor’s first, then the nearest.') },
});

const routeClient = defineCall({
  method: 'get',
  path: '/services/routeclient',
  tags: ['delivery'],
  effect: 'reads',
  summary: 'One route, with the days on which its next lorries arrive',
  request: { query: LangQuery.extend({ routeid: IdParam }) },
  responses: {
    200: json(
      DeliveryRoute.extend({
        /** ISO dates: the next days on which a lorry arrives. */
        arrivals: z.array(z.string()),
      }).openapi('DeliveryRouteTimes'),
      'The route.',
    ),
    404: json(CallError, 'No such route.'),
  },
});

const getDeliveryFixCostCheck = defineCall({
  method: 'get',
  path: '/services/cdek/get-delivery-fix-cost-check',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The cost to a point of CDEK that an order placed now would keep',
  request: { query: DeliveryQuery },
  responses: { 200: json(DeliveryCost, 'The cost.'), ...unknownCity },
});

const getDeliveryFixCostCheck2 = defineCall({
  method: 'get',
  path: '/services/cdek/get-delivery-fix-cost-check2',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The cost to an address by CDEK that an order placed now would keep',
  request: { query: DeliveryQuery },
  responses: { 200: json(DeliveryCost, 'The cost.'), ...unknownCity },
});

const getDeliveryCostTwoService = defineCall({
  method: 'get',
  path: '/services/cdek/get-delivery-cost-two-service',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The costs of both services of CDEK: to a point and to an address',
  request: { query: DeliveryQuery },
  responses: {
    200: json(CdekCosts, 'Both; one of them may not be known.'),
    ...unknownCity,
  },
});

const getCourierListByCity = defineCall({
  method: 'get',
  path: '/services/cdek/getCourierListByCity',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The couriers that bring the basket to an address in a city: our own where the shop has points, and CDEK',
  request: { query: DeliveryQuery },
  responses: { 200: json(z.array(DeliveryCost), 'Empty where none goes.'), ...unknownCity },
});

const deliveryCostByProducts = defineCall({
  method: 'post',
  path: '/services/cdek/delivery-cost-by-products',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The costs of both services of CDEK for goods that are in no basket',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          cityId: Id,
          products: z
            .array(z.object({ articleId: Id, priceListId: Id, qty: Qty }))
            .min(1)
            .max(MAX_BASKET_LINES),
          currencyCode: CurrencyCode.default('RUB'),
        })
        .openapi('ProductsToDeliver'),
    ),
  },
  responses: {
    200: json(CdekCosts, 'Both.'),
    404: json(CallError, 'No such city, or no such offer (`withdrawn`).'),
  },
});

/** A point where CDEK hands out parcels. */
export const CdekPoint = z
  .object({
    /** CDEK's own code, such as `MSK12`. */
    id: z.string(),
    name: z.string(),
    address: z.string(),
    hours: z.string(),
    isDemo: z.boolean(),
  })
  .openapi('CdekPoint');
export type CdekPoint = z.infer<typeof CdekPoint>;
/** A point with its place, for a map. */
export const CdekPlace = CdekPoint.extend({ latitude: z.number(), longitude: z.number() }).openapi('CdekPlace');
export type CdekPlace = z.infer<typeof CdekPlace>;
/** A union, as `PictureOrNull`. */
export const CdekPointOrNull = z.union([CdekPoint, z.null()]);

const getCdekPoints = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cdek/points_json',
  tags: ['cdek'],
  effect: 'reads',
  summary: 'The points of CDEK in a city',
  request: { query: LangQuery.extend({ cityId: IdParam }) },
  responses: {
    200: json(
      z.object({
        points: z.array(CdekPlace),
        /** CDEK does not answer now; then there are no points. */
        isUnknown: z.boolean(),
      }),
      'At most 60, the nearest to the middle of the city first.',
    ),
    ...unknownCity,
  },
});

export const deliveryCalls = {
  getDeliveryCost,
  getChangeRoutesList,
  routeClient,
  getDeliveryFixCostCheck,
  getDeliveryFixCostCheck2,
  getDeliveryCostTwoService,
  getCourierListByCity,
  deliveryCostByProducts,
  getCdekPoints,
} as const;
