/** Read-only calls for programs that shop for a person (P14), and the description of all calls. */
import { z } from '@hono/zod-openapi';
import { Currency, CurrencyCode, EXTENSION, Id, IdParam, json, LangQuery, MinorUnits } from './common.ts';
import { type CallLimit, defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { FitVerdict } from './fit.ts';

/** Of all calls for agents together. */
const AGENT_LIMIT: CallLimit = { name: 'agent', by: 'address', tries: 120, seconds: 60 };

const agentCall = {
  ...EXTENSION,
  method: 'get' as const,
  tags: ['agents'],
  effect: 'reads' as const,
  limit: AGENT_LIMIT,
  sharedSeconds: 30,
};

const AgentQuery = LangQuery.extend({ currency: CurrencyCode.default('RUB') });

/** An article with its best offer: the cheapest in stock, else the cheapest. */
export const AgentPart = z
  .object({
    articleId: Id,
    /** Key of the maker, as in addresses. */
    maker: z.string(),
    makerName: z.string(),
    number: z.string(),
    name: z.string(),
    /** Path of its page in the shop, in the language of the call. */
    path: z.string(),
    offerCount: z.number().int(),
    /** Null without offers. */
    price: MinorUnits.nullable(),
    deliveryDays: z.number().int().nullable(),
    deliveryDaysMax: z.number().int().nullable(),
    /** Made up for a demonstration: nobody sells it. */
    isDemo: z.boolean(),
  })
  .openapi('AgentPart');
export type AgentPart = z.infer<typeof AgentPart>;

const agentSearch = defineCall({
  ...agentCall,
  path: '/api/agent/search',
  summary: 'Finds parts by number, in any spelling, or by words',
  request: {
    query: AgentQuery.extend({
      q: z.string().trim().min(1).max(200).openapi({ description: 'A part number or words.', example: 'W 712/75' }),
      take: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: {
    200: json(
      z
        .object({
          /** `number`: the parts of every maker with this number. `text`: what words describe, the best match first. */
          kind: z.enum(['number', 'text']),
          items: z.array(AgentPart),
          total: z.number().int(),
          /** Words that were left out, because no part has them. */
          dropped: z.array(z.string()),
          currency: Currency,
        })
        .openapi('AgentSearch'),
      'Empty when nothing is found.',
    ),
  },
});

/** How an offered article relates to the requested one. */
export const OfferRelation = z.enum(['requested', 'replacement', 'original', 'substitute']);

export const AgentOffer = z
  .object({
    relation: OfferRelation,
    articleId: Id,
    maker: z.string(),
    makerName: z.string(),
    number: z.string(),
    name: z.string(),
    path: z.string(),
    price: MinorUnits,
    /** Pieces in stock at the seller's warehouse. */
    quantity: z.number().int(),
    /** Sold in multiples of this. */
    multiplicity: z.number().int(),
    /** Calendar days until a visitor can collect it in the warehouse's city. */
    deliveryDays: z.number().int(),
    deliveryDaysMax: z.number().int(),
    /** Percentage of the warehouse's deliveries that came on time. */
    reliability: z.number().int(),
    sellerName: z.string(),
    isReturnable: z.boolean(),
    isDemo: z.boolean(),
  })
  .openapi('AgentOffer');

const PartPath = z.object({
  maker: z.string().min(1).max(80).openapi({ description: 'Key of the maker.', example: 'mann-filter' }),
  number: z.string().trim().min(1).max(80).openapi({ description: 'In any spelling.', example: 'W71275' }),
});

const agentPart = defineCall({
  ...agentCall,
  path: '/api/agent/parts/{maker}/{number}',
  summary: 'A part with its offers and those of its replacements and substitutes',
  request: {
    params: PartPath,
    query: AgentQuery.extend({ take: z.coerce.number().int().min(1).max(100).default(20) }),
  },
  responses: {
    200: json(
      z
        .object({
          part: AgentPart,
          /** Offers of the part itself first, then by relevance. */
          offers: z.array(AgentOffer),
          total: z.number().int(),
          specifications: z.array(
            z.object({ name: z.string(), value: z.union([z.number(), z.string()]), unit: z.string() }),
          ),
          currency: Currency,
        })
        .openapi('AgentPartPage'),
      'The part.',
    ),
    404: json(CallError, 'No such maker or number.'),
    410: json(CallError, 'The part was removed (`gone`).'),
  },
});

/** Keys of conditions, with commas between them. */
const ConditionKeys = z
  .string()
  .max(1000)
  .regex(/^[\w.:+-]{1,100}(?:,[\w.:+-]{1,100})*$/)
  .optional();

const agentFit = defineCall({
  ...agentCall,
  path: '/api/agent/fit',
  summary: 'Whether a part fits a car: fits, does-not-fit or unknown, with the questions that decide',
  request: {
    query: LangQuery.extend({
      articleId: IdParam,
      engineId: IdParam.openapi({ description: 'From car-models, then car-search-data with dataType=engine.' }),
      yes: ConditionKeys.openapi({ description: 'Keys of conditions that are true of the car.' }),
      no: ConditionKeys.openapi({ description: 'Keys of conditions that are not true of the car.' }),
    }),
  },
  responses: { 200: json(FitVerdict, 'Unknown ids are `unknown`.') },
});

const openApi = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/openapi.json',
  tags: ['agents'],
  effect: 'reads',
  sharedSeconds: 3600,
  summary: 'All calls of the shop, in the form of OpenAPI 3.1',
  request: {},
  responses: {
    200: json(
      z
        .looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string(), version: z.string() }) })
        .openapi('OpenApiDocument'),
      'The document.',
    ),
  },
});

export const agentsCalls = { agentSearch, agentPart, agentFit, openApi } as const;
