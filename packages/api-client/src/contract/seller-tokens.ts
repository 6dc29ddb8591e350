/** Tokens by which programs of a seller call the api (X11). */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_TOKEN_NAME_LENGTH, TOKEN_SCOPES } from './limits.ts';

export const TokenScope = z.enum(TOKEN_SCOPES).openapi('TokenScope');
export type TokenScope = z.infer<typeof TokenScope>;

export const SellerToken = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(TokenScope),
    /** Its last letters. */
    ending: z.string(),
    madeAt: z.iso.datetime(),
    /** A minute old at most; null before the first call. */
    usedAt: z.iso.datetime().nullable(),
  })
  .openapi('SellerToken');
export type SellerToken = z.infer<typeof SellerToken>;

export const SellerTokens = z
  .object({
    /** The oldest first. */
    tokens: z.array(SellerToken),
  })
  .openapi('SellerTokens');
export type SellerTokens = z.infer<typeof SellerTokens>;

export const MadeSellerToken = SellerTokens.extend({
  /** The new token, which is never shown again. */
  secret: z.string(),
}).openapi('MadeSellerToken');
export type MadeSellerToken = z.infer<typeof MadeSellerToken>;

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'tokens' } as const;
const noSeller = json(CallError, 'The current user sells for nobody yet.');

const sellerTokens = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/tokens_json',
  effect: 'reads',
  summary: 'The tokens of the seller’s programs',
  request: { query: LangQuery },
  responses: { 200: json(SellerTokens, 'The seller’s own.'), 404: noSeller },
});

const makeSellerToken = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/token_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'makeSellerToken', by: 'client', tries: 30, seconds: 3600 },
  summary: 'Make a token for a program, which sends it as `Authorization: Bearer`',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          Name: z.string().trim().min(1).max(MAX_TOKEN_NAME_LENGTH),
          /** What the program may do. */
          Scopes: z.array(TokenScope).min(1).max(TOKEN_SCOPES.length),
        })
        .openapi('MakeSellerTokenRequest'),
    ),
  },
  responses: {
    200: json(MadeSellerToken, 'The token, and all that there are now.'),
    404: noSeller,
    409: json(CallError, 'The seller has as many tokens as they may (`list-full`).'),
  },
});

const revokeSellerToken = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'delete',
  path: '/services/seller/token_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Revoke a token: the calls of its program are refused from now on',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: {
    200: json(SellerTokens, 'Those that are left.'),
    404: json(CallError, 'No such token, or it is another seller’s; the two cannot be told apart.'),
  },
});

export const sellerTokensCalls = { sellerTokens, makeSellerToken, revokeSellerToken } as const;
