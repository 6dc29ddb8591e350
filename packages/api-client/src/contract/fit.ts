/** Which parts fit which cars (X7, F3-F5). */
import { z } from '@hono/zod-openapi';
import { BodyType } from './cars.ts';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

export const FIT_VERDICTS = ['fits', 'does-not-fit', 'unknown'] as const;

/**
 * What must be true of the car besides its engine: one yes/no question (F4). `answer` is what the request said, or
 * null.
 */
export const FitCondition = z
  .object({
    /** Names the question; the same question of other parts has the same key. */
    key: z.string(),
    /** `made-from` and `made-to`: the first and last month of production; `option`: the car has it; `body`: the car's body. */
    kind: z.enum(['made-from', 'made-to', 'option', 'body']),
    /** `2012-06` for months, a code such as `air-conditioning` for options, a body type for bodies. */
    value: z.string(),
    /** The option's name in the language of the call, as after "with"; the value for the others. */
    text: z.string(),
    answer: z.boolean().nullable(),
  })
  .openapi('FitCondition');
export type FitCondition = z.infer<typeof FitCondition>;

/** Where it is known from: the name in the language of the call, and the ISO date of the last check. */
export const FitSource = z.object({ name: z.string(), date: z.string() }).openapi('FitSource');
const FitSourceOrNull = z.union([FitSource, z.null()]);

/** Where on the car a part goes. */
export const FitPosition = z.enum([
  'front',
  'rear',
  'left',
  'right',
  'front-left',
  'front-right',
  'rear-left',
  'rear-right',
]);

export const FitVerdict = z
  .object({
    articleId: Id,
    engineId: Id,
    /**
     * `fits`: all conditions hold. `does-not-fit`: the cars that the article fits are known, and this one is not among them, or a
     * condition does not hold. `unknown`: nobody knows the article's cars; or the answer depends on `conditions` that are open.
     */
    verdict: z.enum(FIT_VERDICTS),
    /** Null where the article's cars are not known. */
    source: FitSourceOrNull,
    /** Those that decide. The first whose `answer` is null is what to ask. */
    conditions: z.array(FitCondition),
    position: FitPosition.nullable(),
  })
  .openapi('FitVerdict');
export type FitVerdict = z.infer<typeof FitVerdict>;

export const MAX_FIT_ARTICLES = 500;
export const MAX_FIT_ENGINES = 50;

const fitJson = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/search/fit_json',
  tags: ['fit'],
  effect: 'reads',
  summary: 'Whether articles fit cars: every article with every engine (X7)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          articleIds: z.array(Id).max(MAX_FIT_ARTICLES),
          engineIds: z.array(Id).min(1).max(MAX_FIT_ENGINES),
          /** What is known of the car: keys of conditions. For every engine of the request. */
          answers: z
            .array(z.object({ key: z.string().min(1).max(100), isTrue: z.boolean() }))
            .max(100)
            .default([]),
        })
        .openapi('FitRequest'),
    ),
  },
  responses: {
    200: json(
      z.object({ verdicts: z.array(FitVerdict) }).openapi('FitAnswer'),
      'In the order of the articles, then of the engines. Unknown ids are `unknown`.',
    ),
  },
});

const ApplicableEngine = z.object({
  engineId: Id,
  engineName: z.string(),
  linkUrl: z.string(),
  /** Each with `answer` null. */
  conditions: z.array(FitCondition),
  position: FitPosition.nullable(),
});
const ApplicableModel = z.object({
  modelId: Id,
  modelName: z.string(),
  linkUrl: z.string(),
  producedFrom: z.number().int().nullable(),
  producedTo: z.number().int().nullable(),
  bodyType: BodyType.nullable(),
  engines: z.array(ApplicableEngine),
});

/** Cars by brand, series and model. The brand, series and model of the own car come first. */
export const Applicability = z
  .object({
    articleId: Id,
    /** Engines that the article fits, under some condition at least: all, and those that the text finds. */
    total: z.number().int(),
    found: z.number().int(),
    source: FitSourceOrNull,
    /** Of the own car, also where the text does not find it; null without one. */
    own: z.union([FitVerdict, z.null()]),
    brands: z.array(
      z.object({
        brandName: z.string(),
        brandUrl: z.string(),
        series: z.array(z.object({ seriaName: z.string(), seriaUrl: z.string(), models: z.array(ApplicableModel) })),
      }),
    ),
  })
  .openapi('Applicability');
export type Applicability = z.infer<typeof Applicability>;

const applicability = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/search/applicability',
  tags: ['fit'],
  effect: 'reads',
  summary: 'The cars that an article fits, the own one first (F5)',
  request: {
    query: LangQuery.extend({
      articleId: IdParam,
      /** The own car. */
      engineId: IdParam.optional(),
      /** Words that brand, series, model and engine contain together. */
      text: z.string().trim().max(100).default(''),
    }),
  },
  responses: {
    200: json(Applicability, 'At most 500 engines.'),
    404: json(CallError, 'No such article.'),
  },
});

/** A car that an article fits, under its conditions. */
export const CarRelation = z
  .object({
    engineId: Id,
    brandName: z.string(),
    seriaName: z.string(),
    modelName: z.string(),
    engineName: z.string(),
    linkUrl: z.string(),
    producedFrom: z.number().int().nullable(),
    producedTo: z.number().int().nullable(),
    conditions: z.array(FitCondition),
    position: FitPosition.nullable(),
    source: FitSourceOrNull,
  })
  .openapi('CarRelation');
export type CarRelation = z.infer<typeof CarRelation>;

const relationsToCars = defineCall({
  method: 'get',
  path: '/services/search/relationstocarsv2',
  tags: ['fit'],
  effect: 'reads',
  summary: 'The relations of an article to cars as a plain list, paged',
  request: {
    query: LangQuery.extend({
      articleId: IdParam,
      skip: z.coerce.number().int().min(0).max(10_000).default(0),
      take: z.coerce.number().int().min(1).max(100).default(24),
    }),
  },
  responses: {
    200: json(
      z.object({ items: z.array(CarRelation), total: z.number().int() }).openapi('CarRelations'),
      'By brand, series, model and engine.',
    ),
    404: json(CallError, 'No such article.'),
  },
});

export const fitCalls = {
  fitJson,
  applicability,
  relationsToCars,
} as const;
