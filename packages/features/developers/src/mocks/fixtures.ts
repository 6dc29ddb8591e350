import type { OpenApi } from '../reference.ts';

const error = {
  description: 'The request is not what the contract says.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/CallError' } } },
};

/** A small document with what documents hold: parameters, a body, shared answers, a limit and a right. */
export const openApi = {
  openapi: '3.1.0',
  info: { title: 'Partshop', version: '0.1.0' },
  paths: {
    '/services/basket/add_json': {
      post: {
        tags: ['basket'],
        summary: 'Adds pieces of an offer',
        'x-access': 'client',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { qty: { type: 'integer' }, ids: { type: 'array', items: { type: 'integer' } } },
                required: ['qty'],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'The basket.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Basket' } } },
          },
        },
      },
    },
    '/api/agent/parts/{maker}/{number}': {
      get: {
        tags: ['agents'],
        summary: 'A part with its offers',
        'x-limit': { tries: 120, seconds: 60 },
        parameters: [
          {
            name: 'maker',
            in: 'path',
            required: true,
            schema: { type: 'string', example: 'mann-filter' },
            description: 'Key of the maker.',
          },
          { name: 'number', in: 'path', required: true, schema: { type: 'string', example: 'W71275' } },
          { name: 'currency', in: 'query', required: false, schema: { type: 'string', enum: ['RUB', 'EUR'] } },
        ],
        responses: {
          200: {
            description: 'The part.',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Basket' } } },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
        },
      },
    },
  },
  components: {
    schemas: {
      Basket: {
        type: 'object',
        properties: {
          total: { type: ['integer', 'null'], description: 'Kopecks.' },
          fit: { $ref: '#/components/schemas/Verdict' },
        },
        required: ['total'],
      },
      CallError: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
      Unused: { type: 'string' },
      Verdict: { type: 'string', enum: ['fits', 'unknown'] },
    },
    responses: { BadRequest: error },
  },
} satisfies OpenApi & { openapi: string; info: { title: string; version: string } };
