import { z } from '@hono/zod-openapi';
import { json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';

/** Maps a resource (usually a feature's name) to the requested keys; a key is its Russian text. */
export const ValuesRequest = z
  .record(z.string().min(1).max(100), z.array(z.string().min(1).max(1000)).max(500))
  .refine((resources) => Object.keys(resources).length <= 50, 'At most 50 resources.')
  .openapi('ValuesRequest');

/** Maps resource to key to text. A key without a text in any language is left out; the page then shows the key (§8). */
export const Values = z.record(z.string(), z.record(z.string(), z.string())).openapi('Values');
export type Values = z.infer<typeof Values>;

const getValues = defineCall({
  method: 'post',
  path: '/Localization/GetValues',
  tags: ['localization'],
  effect: 'reads',
  summary: 'Texts by resource and key in one language',
  request: { query: LangQuery, body: jsonBody(ValuesRequest) },
  responses: {
    200: json(Values, 'The texts that exist; English stands in where the language has none.'),
  },
});

export const localizationCalls = {
  getValues,
} as const;
