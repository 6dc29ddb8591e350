/** §7 Car selector. */
import { z } from '@hono/zod-openapi';
import { Done, Id, IdParam, json, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';

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

export const carsCalls = {
  carSearchData,
  getRootByCar,
  getRootByCarByEngine,
  setEngineId,
} as const;
