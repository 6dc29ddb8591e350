/** The articles that a visitor put aside (O9): with the account of a client, with the session of a guest. */
import { z } from '@hono/zod-openapi';
import { CarRoot } from './cars.ts';
import { GoodCard, PricePage } from './catalogue.ts';
import { Currency, CurrencyCode, EXTENSION, Id, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';

export const ListName = z.enum(['favorites', 'compare']).openapi('ListName');
export type ListName = z.infer<typeof ListName>;

/** The articles of each list, the newest first. */
export const Lists = z.object({ favorites: z.array(Id), compare: z.array(Id) }).openapi('Lists');
export type Lists = z.infer<typeof Lists>;

const getLists = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/lists',
  tags: ['lists'],
  effect: 'reads',
  summary: 'Which articles the visitor has put aside; none without a session',
  request: { query: LangQuery },
  responses: { 200: json(Lists, 'The ids of the articles.') },
});

const changeList = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/lists/change_json',
  tags: ['lists'],
  effect: 'changes',
  summary: 'Put an article into a list, or take it out; what is so already is no error',
  request: {
    query: LangQuery,
    body: jsonBody(
      z.object({
        list: ListName,
        articleId: Id,
        isListed: z.boolean(),
        /** The visitor’s car, to which the article is put. */
        engineId: Id.nullable().default(null),
      }),
    ),
  },
  responses: {
    200: json(Lists, 'The lists after the change.'),
    404: json(CallError, 'No such article.'),
    409: json(CallError, 'The list holds as many articles as it may (`list-full`).'),
    ...tooMany,
  },
});

const ViewQuery = LangQuery.extend({ currencyCode: CurrencyCode.default('RUB') });

/** The wish list: each article with the car that it was put to. */
export const Favorites = z
  .object({
    items: z.array(
      GoodCard.extend({
        /** The car’s engine; null where it was put to none. */
        engineId: Id.nullable(),
      }).openapi('FavoriteCard'),
    ),
    /** The cars of the items. */
    cars: z.array(CarRoot),
    currency: Currency,
  })
  .openapi('Favorites');
export type Favorites = z.infer<typeof Favorites>;

const getFavorites = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/lists/favorites_json',
  tags: ['lists'],
  effect: 'reads',
  summary: 'The wish list with today’s best offers',
  request: { query: ViewQuery },
  responses: { 200: json(Favorites, 'The newest first; empty without a session.') },
});

/** Articles to compare, in the order in which they were put. */
export const Comparison = z
  .object({
    items: z.array(GoodCard.extend({ specifications: PricePage.shape.specifications }).openapi('ComparedCard')),
    currency: Currency,
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof Comparison>;

const getComparison = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/lists/compare_json',
  tags: ['lists'],
  effect: 'reads',
  summary: 'The articles to compare, with their specifications and today’s best offers',
  request: { query: ViewQuery },
  responses: { 200: json(Comparison, 'At most four; none without a session.') },
});

export const listsCalls = { getLists, changeList, getFavorites, getComparison } as const;
