/** §7 Categories of parts. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, IdParam, json, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { Picture, PictureOrNull } from './pictures.ts';

const plainCategory = {
  categoryId: z.number().int(),
  categoryName: z.string(),
  categoryLink: z.string(),
  categoryUrl: z.string(),
  /** The address of the image's largest WebP file; empty without one. */
  categoryImage: z.string(),
  image: PictureOrNull.openapi(EXTENSION),
  /** The category has goods; a parent: it or any child has (D11). */
  isExists: z.boolean(),
  /** The number of articles on offer, for any car; a parent: its own and its children's. */
  goodsCount: z.number().int().openapi(EXTENSION),
};

/** §3. A parent with its children; the tree has two levels. */
export const Category = z
  .object({
    ...plainCategory,
    children: z.array(z.object(plainCategory)),
  })
  .openapi('Category');
export type Category = z.infer<typeof Category>;

const categoryCarPartsList = defineCall({
  method: 'get',
  path: '/services/search/category-car-parts-list',
  tags: ['categories'],
  effect: 'reads',
  summary: 'Categories of parts, for all cars or one; isShort leaves out the children',
  request: {
    query: LangQuery.extend({ isShort: z.enum(['true', 'false']).default('false'), engineId: IdParam.optional() }),
  },
  responses: { 200: json(z.array(Category), 'In the order of the catalogue.') },
});

const checkLinkAvtozapchasti = defineCall({
  method: 'get',
  path: '/services/search/checklinkavtozapchasti',
  tags: ['categories'],
  effect: 'reads',
  summary:
    'Whether there is a page of parts for cars at this path (§2): its categories or city, and its car as far as it is named (§5)',
  request: { query: LangQuery.extend({ link: z.string().min(1).max(500) }) },
  responses: {
    200: json(
      z.boolean(),
      'False for a path that is no page of /avtozapchasti, /zapchasti, /parts, /wipers or /city/{city}.',
    ),
  },
});

/** The head of a category's page, for any car. */
export const CategoryInfo = z
  .object({
    categoryId: z.number().int(),
    categoryName: z.string(),
    categoryLink: z.string(),
    categoryUrl: z.string(),
    /** Of the page: the category's name unless an editor wrote another. */
    title: z.string(),
    /** Null for a category at the top. */
    parent: z.union([z.object({ categoryName: z.string(), categoryLink: z.string() }), z.null()]),
    /** HTML in the language of the call, sanitised; empty without an article. */
    article: z.string(),
    /** Whether the article has more than 500 visible characters: a shorter one is not shown (§5). */
    hasArticle: z.boolean(),
    /** Its own picture first, then those of its sub-categories, at most six. */
    images: z.array(Picture),
    children: z.array(z.object(plainCategory)),
  })
  .openapi('CategoryInfo');
export type CategoryInfo = z.infer<typeof CategoryInfo>;

const getCategoryCarPartsInfo = defineCall({
  method: 'get',
  path: '/services/search/get-category-car-parts-info',
  tags: ['categories'],
  effect: 'reads',
  summary: 'What a category’s page shows for any car: title, article, pictures, sub-categories',
  request: {
    query: LangQuery.extend({
      /** `/avtozapchasti/{parent}` or `/avtozapchasti/{parent}/{category}`; a car after it is ignored. */
      categoryLink: z.string().min(1).max(500),
    }),
  },
  responses: {
    200: json(CategoryInfo, 'The category.'),
    404: json(CallError, 'No such category.'),
    410: json(CallError, 'The category was removed (`gone`).'),
  },
});

export const categoriesCalls = {
  categoryCarPartsList,
  getCategoryCarPartsInfo,
  checkLinkAvtozapchasti,
} as const;
