/** Documents about orders, as files. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, IdParam, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_SELLER_PRINT } from './limits.ts';

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

/** What a seller prints for parcels. */
export const SELLER_PRINTS = ['labels', 'packing-list'] as const;
export type SellerPrint = (typeof SELLER_PRINTS)[number];

const sellerPrint = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/seller/print/{kind}',
  tags: ['orders'],
  effect: 'reads',
  access: 'seller',
  right: 'orders',
  limit: { name: 'seller-print', by: 'client', tries: 300, seconds: 3600 },
  summary: 'Labels with bar codes, one an item, or packing lists, one an order, of the seller’s items as a PDF file',
  request: {
    query: LangQuery.extend({
      /** The items; without any, those of a page of the items to ship. */
      itemId: z
        .union([IdParam, z.array(IdParam).max(MAX_SELLER_PRINT)])
        .optional()
        .transform((ids) => (ids === undefined ? [] : [ids].flat())),
      page: z.coerce.number().int().min(1).max(999_999_999).default(1),
    }),
    params: z.object({ kind: z.enum(SELLER_PRINTS) }),
  },
  responses: {
    200: {
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      description: 'The file.',
    },
    404: {
      content: { 'application/json': { schema: CallError } },
      description: 'Nothing is to be printed, or an item is unknown or another seller’s; the two cannot be told apart.',
    },
  },
});

export const documentsCalls = { orderDocument, sellerPrint } as const;
