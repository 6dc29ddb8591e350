/** §7 Cities, pick-up points, and delivery regions. */
import { z } from '@hono/zod-openapi';
import { ClientInfo } from './client.ts';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';

export const City = z
  .object({
    /** GeoNames id; called `cityCode` and `sdekId` in other calls. */
    id: Id,
    name: z.string(),
    region: z.string(),
    /** 1 is Russia (D35); the others are listed by GetOutpostCountryList. */
    countryCode: z.number().int(),
    countryName: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** The number of pick-up points. */
    points: z.number().int(),
  })
  .openapi('City');
export type City = z.infer<typeof City>;

const getCities = defineCall({
  method: 'get',
  path: '/registration/GetCities',
  tags: ['places'],
  effect: 'reads',
  summary: 'Cities by the beginning of their name or region; without a text the largest ones',
  request: {
    query: LangQuery.extend({
      query: z.string().trim().max(100).default(''),
      /** Finds the cities nearest to a point instead. */
      near: z
        .string()
        .regex(/^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/)
        .optional(),
      take: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  responses: { 200: json(z.array(City), 'Names in the language of the call.') },
});

export const CityPoint = z
  .object({
    id: Id,
    cityId: Id,
    city: z.string(),
    name: z.string(),
    address: z.string(),
    hours: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    isDemo: z.boolean(),
  })
  .openapi('CityPoint');
export type CityPoint = z.infer<typeof CityPoint>;

const getAllPvz = defineCall({
  method: 'get',
  path: '/registration/getallpvz',
  tags: ['places'],
  effect: 'reads',
  summary: 'Pick-up points of a city',
  request: {
    /** clientType: points that serve 1 retail, 2 wholesale clients (D35). */
    query: LangQuery.extend({ cityCode: IdParam, clientType: z.coerce.number().int().min(1).max(2).default(1) }),
  },
  responses: { 200: json(z.array(CityPoint), 'An unknown city has none.') },
});

const setCity = defineCall({
  method: 'post',
  path: '/services/cabinet/SetCity',
  tags: ['places'],
  effect: 'changes',
  summary: 'The current user’s city: kept with the account, or with the session of who is not logged in',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** The name as GetCities returned it in the call's language. */
          city: z.string().trim().min(1).max(100),
          sdekId: Id,
          countryCode: z.number().int().positive().default(1),
        })
        .openapi('SetCityRequest'),
    ),
  },
  responses: { 200: json(ClientInfo, 'The current user with CityName.'), ...tooMany },
});

export const DeliveryRegion = z
  .object({
    name: z.string(),
    countryCode: z.number().int(),
    cities: z.number().int(),
    points: z.number().int(),
    /** Calendar days from our warehouse to a point in the region, which the days of offers include; 0 in the warehouse's city. */
    daysMin: z.number().int(),
    daysMax: z.number().int(),
  })
  .openapi('DeliveryRegion');
export type DeliveryRegion = z.infer<typeof DeliveryRegion>;

const getRegionDelivery = defineCall({
  method: 'post',
  path: '/services/delivery/getregiondelivery',
  tags: ['places'],
  effect: 'reads',
  summary: 'The regions that the shop delivers to (empty body)',
  request: { query: LangQuery },
  responses: {
    200: json(
      z.array(DeliveryRegion),
      'Those with points first, Russia first, then by name in the language of the call.',
    ),
  },
});

const getOutpostCountryList = defineCall({
  method: 'get',
  path: '/services/delivery/GetOutpostCountryList',
  tags: ['places'],
  effect: 'reads',
  summary: 'The countries that the shop delivers to, with their codes (D35)',
  request: { query: LangQuery },
  responses: {
    200: json(
      z.array(z.object({ countryCode: z.number().int(), iso: z.string().length(2), name: z.string() })),
      'Russia first.',
    ),
  },
});

export const PickupPoint = z
  .object({ id: Id, city: z.string(), name: z.string(), address: z.string(), hours: z.string(), isDemo: z.boolean() })
  .openapi('PickupPoint');
export type PickupPoint = z.infer<typeof PickupPoint>;
/** A union, as `PictureOrNull`. */
export const PickupPointOrNull = z.union([PickupPoint, z.null()]);

/** A point with its city as SetCity needs it; null for a city that the shop does not know. */
export const CheckoutPoint = PickupPoint.extend({
  cityId: Id.nullable(),
  countryCode: z.number().int().nullable(),
  /** Of the point, else of its city; null with the city. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
}).openapi('CheckoutPoint');
export type CheckoutPoint = z.infer<typeof CheckoutPoint>;

/** A city with a page of its own: one with pick-up points. */
export const CityLink = z
  .object({
    id: Id,
    name: z.string(),
    region: z.string(),
    /** 1 is Russia (D35). */
    countryCode: z.number().int(),
    points: z.number().int(),
    /** `/city/moscow-524901`. */
    linkUrl: z.string(),
  })
  .openapi('CityLink');
export type CityLink = z.infer<typeof CityLink>;

const cityList = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cities_json',
  tags: ['places'],
  effect: 'reads',
  summary: 'The cities with pick-up points',
  request: { query: LangQuery },
  responses: { 200: json(z.array(CityLink), 'By name, in the language of the call.') },
});

/** The head of a city's page. */
export const CityPage = CityLink.extend({
  pickupPoints: z.array(CityPoint),
  /** Calendar days from our warehouse; an offer’s own days are added. */
  wayDays: z.number().int(),
}).openapi('CityPage');
export type CityPage = z.infer<typeof CityPage>;

const cityPage = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/city_json',
  tags: ['places'],
  effect: 'reads',
  summary: 'A city’s page: its pick-up points with their hours, and how long the way from our warehouse is',
  request: {
    query: LangQuery.extend({
      /** The segment of `/city/{city}`, in any case. */
      city: z.string().min(1).max(200),
    }),
  },
  responses: {
    200: json(CityPage, 'The page.'),
    404: json(CallError, 'No city with pick-up points has this address.'),
  },
});

/** A pick-up point with the page of its city. */
export const RetailPoint = CityPoint.extend({
  /** `/city/moscow-524901`. */
  linkUrl: z.string(),
}).openapi('RetailPoint');
export type RetailPoint = z.infer<typeof RetailPoint>;

const retails = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/retails',
  tags: ['places'],
  effect: 'reads',
  summary: 'Every pick-up point that serves this visitor',
  request: { query: LangQuery },
  responses: { 200: json(z.array(RetailPoint), 'By the name of their city in the language of the call.') },
});

export const placesCalls = {
  getCities,
  getAllPvz,
  setCity,
  getRegionDelivery,
  getOutpostCountryList,
  cityList,
  cityPage,
  retails,
} as const;
