/** §7 Categories of parts. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_ARTICLE_LENGTH, MAX_ARTICLE_TITLE_LENGTH } from './limits.ts';
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
    /** The page that lists the same goods with filters, if they are for any car. */
    goodsLink: z.string().nullable().openapi(EXTENSION),
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

/** What editors write for a category's page, in the language of the call (§2: editable article text). */
export const CategoryArticle = z
  .object({
    categoryId: z.number().int(),
    categoryName: z.string(),
    /** The page's title; empty: the category's name is shown. */
    title: z.string(),
    /** HTML, sanitised when saved and when read; empty without an article. Also one that is too short to be shown. */
    article: z.string(),
    /** Whether visitors see the article: it has more than 500 visible characters (§5). */
    hasArticle: z.boolean(),
    /** Differs for every text: a change names the text that it replaces. */
    version: z.string(),
  })
  .openapi('CategoryArticle');
export type CategoryArticle = z.infer<typeof CategoryArticle>;

/** Somebody else changed the text meanwhile; `present` is theirs. */
export const CategoryArticleConflict = CallError.extend({ present: CategoryArticle }).openapi(
  'CategoryArticleConflict',
);
export type CategoryArticleConflict = z.infer<typeof CategoryArticleConflict>;

const getCategoryArticle = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/category-article_json',
  tags: ['categories'],
  access: 'editor',
  effect: 'reads',
  summary: 'The text of a category’s page as its editor needs it; localizeEditor or canSwichUser only',
  request: { query: LangQuery.extend({ categoryId: IdParam }) },
  responses: {
    200: json(CategoryArticle, 'The text.'),
    404: json(CallError, 'No such category.'),
  },
});

const saveCategoryArticle = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/catalogs/category-article_json',
  tags: ['categories'],
  access: 'editor',
  effect: 'changes',
  summary: 'Save the text of a category’s page; localizeEditor or canSwichUser only',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          categoryId: Id,
          title: z.string().trim().max(MAX_ARTICLE_TITLE_LENGTH),
          article: z.string().max(MAX_ARTICLE_LENGTH),
          /** Of the text that the editor changed. */
          version: z.string().max(100),
        })
        .openapi('SaveCategoryArticleRequest'),
    ),
  },
  responses: {
    200: json(CategoryArticle, 'As it was saved.'),
    404: json(CallError, 'No such category.'),
    409: json(CategoryArticleConflict, 'The text is not the one that was changed (`text-changed`).'),
  },
});

export const categoriesCalls = {
  categoryCarPartsList,
  getCategoryCarPartsInfo,
  checkLinkAvtozapchasti,
  getCategoryArticle,
  saveCategoryArticle,
} as const;
