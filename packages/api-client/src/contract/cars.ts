/** §7 Search and catalogue: cars, and the categories of their parts. */
import { createRoute, z } from '@hono/zod-openapi';
import { CallError, commonErrors, Done, Id, IdParam, json, LangQuery, tooMany } from './common.ts';

export const CarOption = z
  .object({
    text: z.string(),
    /** The id that the next level is asked by: of a brand, a model, an engine. */
    value: Id,
    linkUrl: z.string(),
    breadCrumbs: z.array(z.string()),
  })
  .openapi('CarOption');
export type CarOption = z.infer<typeof CarOption>;

/**
 * Groups with children: letters of brands, series of models, fuels of engines (§3). The first group of brands may have an
 * empty name: it holds the most common ones, which stand under their letters as well.
 */
export const CarGroup = z
  .object({ groupName: z.string(), seriaUrl: z.string().optional(), children: z.array(CarOption) })
  .openapi('CarGroup');
export type CarGroup = z.infer<typeof CarGroup>;

export const carSearchData = createRoute({
  method: 'get',
  path: '/services/search/car-search-data',
  tags: ['cars'],
  summary: 'Brands; models of a brand in groups by series; engines of a model',
  request: {
    query: LangQuery.extend({ dataType: z.enum(['brand', 'model', 'engine']), parentId: IdParam.optional() }),
  },
  responses: { 200: json(z.array(CarGroup), 'An unknown parent has none.'), ...commonErrors },
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

export const getRootByCar = createRoute({
  method: 'get',
  path: '/services/search/get-root-by-car',
  tags: ['cars'],
  summary: 'The car of an engine: its ids, addresses and names (D27, D38)',
  request: { query: LangQuery.extend({ engineId: IdParam }) },
  responses: { 200: json(CarRoot, 'The car.'), 404: json(CallError, 'No such engine.'), ...commonErrors },
});

/** The second spelling of the call before (D27). */
export const getRootByCarByEngine = createRoute({
  method: 'get',
  path: '/services/search/get-root-by-car-by-engine',
  tags: ['cars'],
  summary: 'As get-root-by-car',
  request: { query: LangQuery.extend({ engineId: IdParam }) },
  responses: { 200: json(CarRoot, 'The car.'), 404: json(CallError, 'No such engine.'), ...commonErrors },
});

export const setEngineId = createRoute({
  method: 'post',
  path: '/services/cabinet/set-engine-id',
  tags: ['cars'],
  summary: 'The viewer’s car (no body); 0 for none',
  request: { query: LangQuery.extend({ id: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER) }) },
  responses: { 200: json(Done, 'Kept.'), 404: json(CallError, 'No such engine.'), ...commonErrors, ...tooMany },
});

const plainCategory = {
  categoryId: z.number().int(),
  categoryName: z.string(),
  categoryLink: z.string(),
  categoryUrl: z.string(),
  categoryImage: z.string(),
  /** There are goods in it; of a parent: in it or in any child (D11). */
  isExists: z.boolean(),
};

/** §3. Two levels: parents with their children. */
export const Category = z
  .object({
    ...plainCategory,
    children: z.array(z.object(plainCategory)),
  })
  .openapi('Category');
export type Category = z.infer<typeof Category>;

export const categoryCarPartsList = createRoute({
  method: 'get',
  path: '/services/search/category-car-parts-list',
  tags: ['cars'],
  summary: 'Categories of parts, for all cars or one; isShort leaves out the children',
  request: {
    query: LangQuery.extend({ isShort: z.enum(['true', 'false']).default('false'), engineId: IdParam.optional() }),
  },
  responses: { 200: json(z.array(Category), 'In the order of the catalogue.'), ...commonErrors },
});

export const checkLinkAvtozapchasti = createRoute({
  method: 'get',
  path: '/services/search/checklinkavtozapchasti',
  tags: ['cars'],
  summary: 'Whether there is a category page at this path (§2): its categories, and its car as far as it is named (§5)',
  request: { query: LangQuery.extend({ link: z.string().min(1).max(500) }) },
  responses: { 200: json(z.boolean(), 'False for a path that is no category page.'), ...commonErrors },
});
