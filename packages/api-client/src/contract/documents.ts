/** Documents about orders, as files. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

export const DOCUMENT_KINDS = ['invoice', 'delivery-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const orderDocument = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/orders/document/{number}/{kind}',
  tags: ['orders'],
  effect: 'reads',
  limit: { name: 'document', by: 'visitor', tries: 60, seconds: 3600 },
  summary:
    'An order’s invoice or delivery note as a PDF file: in Russian, English or Arabic, other languages get English',
  request: {
    query: LangQuery,
    params: z.object({ number: z.string().min(1).max(40), kind: z.enum(DOCUMENT_KINDS) }),
  },
  responses: {
    200: {
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      description: 'The file.',
    },
    404: {
      content: { 'application/json': { schema: CallError } },
      description: 'No such order, or it belongs to somebody else; the two cannot be told apart (D21).',
    },
  },
});

export const documentsCalls = { orderDocument } as const;
