/** §7 Car selector. */
import { z } from '@hono/zod-openapi';
import { Done, EXTENSION, Id, IdParam, json, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import { PictureOrNull } from './pictures.ts';

export const CarOption = z
  .object({
    text: z.string(),
    /** Id of a brand, a model or an engine; the `parentId` of the next level. */
    value: Id,
    linkUrl: z.string(),
    breadCrumbs: z.array(z.string()),
  })
  .openapi('CarOption');
export type CarOption = z.infer<typeof CarOption>;

/**
 * Options in groups: brands by letter, models by series, engines by fuel (§3). The first group of brands may have an
 * empty name: it repeats the most common ones.
 */
export const CarGroup = z
  .object({ groupName: z.string(), seriaUrl: z.string().optional(), children: z.array(CarOption) })
  .openapi('CarGroup');
export type CarGroup = z.infer<typeof CarGroup>;

const carSearchData = defineCall({
  method: 'get',
  path: '/services/search/car-search-data',
  tags: ['cars'],
  effect: 'reads',
  summary: 'Brands; models of a brand in groups by series; engines of a model',
  request: {
    query: LangQuery.extend({ dataType: z.enum(['brand', 'model', 'engine']), parentId: IdParam.optional() }),
  },
  responses: { 200: json(z.array(CarGroup), 'An unknown parent has none.') },
});

/** A model of any brand. */
export const FoundModel = CarOption.extend({ brandId: Id }).openapi('FoundModel');
export type FoundModel = z.infer<typeof FoundModel>;

const carModels = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/search/car-models',
  tags: ['cars'],
  effect: 'reads',
  summary: 'Models of all brands by words of their names and by a year of production, as they are typed',
  request: { query: LangQuery.extend({ text: z.string().trim().min(1).max(100) }) },
  responses: {
    200: json(z.array(FoundModel), 'At most 12; `text` has the years, `breadCrumbs` brand, series and model.'),
  },
});

export const CarRoot = z
  .object({
    brandId: Id,
    seriaId: Id,
    modelId: Id,
    engineId: Id,
    brandUrl: z.string(),
    seriaUrl: z.string(),
    modelUrl: z.string(),
    engineUrl: z.string(),
    brandName: z.string(),
    seriaName: z.string(),
    modelName: z.string(),
    engineName: z.string(),
  })
  .openapi('CarRoot');
export type CarRoot = z.infer<typeof CarRoot>;

const getRootByCar = defineCall({
  method: 'get',
  path: '/services/search/get-root-by-car',
  tags: ['cars'],
  effect: 'reads',
  summary: 'The car of an engine: its ids, addresses and names (D27, D38)',
  request: { query: LangQuery.extend({ engineId: IdParam }) },
  responses: { 200: json(CarRoot, 'The car.'), 404: json(CallError, 'No such engine.') },
});

/** An alias of the call above (D27). */
const getRootByCarByEngine = defineCall({
  method: 'get',
  path: '/services/search/get-root-by-car-by-engine',
  tags: ['cars'],
  effect: 'reads',
  summary: 'As get-root-by-car',
  request: { query: LangQuery.extend({ engineId: IdParam }) },
  responses: { 200: json(CarRoot, 'The car.'), 404: json(CallError, 'No such engine.') },
});

const setEngineId = defineCall({
  method: 'post',
  path: '/services/cabinet/set-engine-id',
  tags: ['cars'],
  effect: 'changes',
  summary: 'The current user’s car (no body); 0 for none',
  request: { query: LangQuery.extend({ id: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER) }) },
  responses: { 200: json(Done, 'Kept.'), 404: json(CallError, 'No such engine.'), ...tooMany },
});

/** A segment of a car's address, in any case. */
export const CarSegment = z.string().min(1).max(100);

/**
 * A car as far as an address names it: the levels after the last named one are null. The addresses are spelt as in links, whatever
 * case was asked for.
 */
export const NamedCar = z
  .object({
    brandId: Id,
    brandUrl: z.string(),
    brandName: z.string(),
    seriaId: Id.nullable(),
    seriaUrl: z.string().nullable(),
    seriaName: z.string().nullable(),
    modelId: Id.nullable(),
    modelUrl: z.string().nullable(),
    modelName: z.string().nullable(),
    /** As lists of models call it, with its years: `Mk7, 2012–2020`. */
    modelText: z.string().nullable(),
    engineId: Id.nullable(),
    engineUrl: z.string().nullable(),
    engineName: z.string().nullable(),
    /** `/zapchasti/{brand}/{seria}/{model}/{engine}`, as far as they are named. */
    linkUrl: z.string(),
  })
  .openapi('NamedCar');
export type NamedCar = z.infer<typeof NamedCar>;

const carByAddress = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/search/car-by-address',
  tags: ['cars'],
  effect: 'reads',
  summary: 'The car that an address names (§5): of /zapchasti, and of /parts and /wipers, which name no series',
  request: {
    query: LangQuery.extend({
      brand: CarSegment,
      /** Absent with a `model`: the model is `{seria}-{model}`, as in `/parts/{brand}/{model}`. */
      seria: CarSegment.optional(),
      model: CarSegment.optional(),
      engine: CarSegment.optional(),
    }),
  },
  responses: {
    200: json(NamedCar, 'The car, as far as it is named.'),
    404: json(CallError, 'A segment does not belong to the one before it.'),
  },
});

/** What a car without a photo is drawn as. */
export const BODY_TYPES = [
  'sedan',
  'hatchback',
  'wagon',
  'coupe',
  'convertible',
  'suv',
  'pickup',
  'minivan',
  'van',
  'truck',
  'bus',
] as const;
export const BodyType = z.enum(BODY_TYPES);
export type BodyType = z.infer<typeof BodyType>;

/** §3. */
export const SeriesCard = z
  .object({
    /** A segment: `golf`. */
    customSeriaUrl: z.string(),
    customSeriaName: z.string(),
    /** The address of the photo's largest WebP file; empty without one. */
    customSeriaPhoto: z.string(),
    /** The year in which production began. */
    customSeriaManufactured: z.number().int().nullable(),
    image: PictureOrNull.openapi(EXTENSION),
    /** Of the newest model whose body is known, for a silhouette. */
    bodyType: BodyType.nullable().openapi(EXTENSION),
    /** `/zapchasti/{brand}/{seria}`. */
    linkUrl: z.string().openapi(EXTENSION),
  })
  .openapi('SeriesCard');
export type SeriesCard = z.infer<typeof SeriesCard>;

const getCarSeriaData = defineCall({
  method: 'get',
  path: '/services/search/get-car-seria-data',
  tags: ['cars'],
  effect: 'reads',
  summary: 'The series of a brand with photos and the years in which their production began',
  request: { query: LangQuery.extend({ brandUrl: CarSegment }) },
  responses: { 200: json(z.array(SeriesCard), 'By name; an unknown brand has none.') },
});

export const carsCalls = {
  carSearchData,
  carModels,
  getRootByCar,
  getRootByCarByEngine,
  carByAddress,
  getCarSeriaData,
  setEngineId,
} as const;
