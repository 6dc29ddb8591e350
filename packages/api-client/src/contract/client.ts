import { z } from '@hono/zod-openapi';
import { CurrencyCode, Done, EXTENSION, json, jsonBody, LangQuery, LanguageCode } from './common.ts';
import { CompanyRole } from './company-role.ts';
import { defineCall } from './define-call.ts';
import { SHARED_ERRORS, tooMany } from './errors.ts';
import { SELLER_ROLES } from './seller-rights.ts';

/** §3 Client info; field names as the specification spells them. A guest has no ClientId. */
export const ClientInfo = z
  .object({
    ClientId: z.number().int().optional(),
    ClientCode: z.number().int().optional(),
    ClientName: z.string().optional(),
    ClientEmail: z.string().optional(),
    ClientPhone: z.string().optional(),
    ClientType: z.enum(['Retail', 'Wholesale']).optional(),
    CompanyId: z.number().int().optional(),
    CityName: z.string().optional(),
    /** Extension: GeoNames id of the city. */
    CityId: z.number().int().optional(),
    Bonus: z.number().int().optional(),
    /** Roubles, with kopecks as decimals: what the ledger says that is overdue. */
    PayBad: z.number().nonnegative().optional(),
    ManagerId: z.number().int().optional(),
    EngineId: z.number().int().optional(),
    IsSeller: z.boolean().optional(),
    /** Extension: what the client is to the seller that they sell for; absent for who sells for nobody yet. */
    SellerRole: z.enum(SELLER_ROLES).optional(),
    canSwichUser: z.boolean().optional(),
    localizeEditor: z.boolean().optional(),
    ClientConfig: z.object({
      IsTableMod: z.boolean(),
      SearchGoodOrderType: z.number().int().min(1).max(5),
      /** Extension (P12): of all prices; absent until the visitor has chosen: the one of the page's language. */
      CurrencyCode: CurrencyCode.optional(),
      /** Extension (D1): the language that the client chose; pages in another one offer to switch. Absent until then. */
      Language: LanguageCode.optional(),
      /** Extension: whether searches of the client are kept; absent for a guest, whose searches stay in the browser. */
      KeepsSearches: z.boolean().optional(),
    }),
    /** Extension (B2): what the client does for the company that they own or work for, and how many orders above a limit wait: for the client's decision, or of their own. */
    Company: z.object({ Name: z.string(), Role: CompanyRole, Waiting: z.number().int() }).optional(),
    /** Extension (X3): an admin looks at the shop as this client until the given time. */
    SwitchedBy: z.object({ ClientName: z.string(), Reason: z.string(), Until: z.string() }).optional(),
  })
  .openapi('ClientInfo');
export type ClientInfo = z.infer<typeof ClientInfo>;

const clientBaseInfo = defineCall({
  method: 'get',
  path: '/services/clientbaseinfo',
  tags: ['client'],
  effect: 'reads',
  summary: 'Who is asking: the client of the session, or nobody',
  request: { query: LangQuery },
  responses: { 200: json(ClientInfo, 'The current user.') },
});

/** A boolean in a query. */
const Flag = z.enum(['true', 'false']);

const saveClientConfig = defineCall({
  method: 'post',
  path: '/services/buyer/SaveClientConfig',
  tags: ['client'],
  effect: 'changes',
  summary:
    'How the shop behaves for the current user: kept with the account, or with the session of who is not logged in (D42)',
  request: {
    query: LangQuery.extend({
      IsTableMod: Flag.optional(),
      SearchGoodOrderType: z.coerce.number().int().min(1).max(5).optional(),
      CurrencyCode: CurrencyCode.optional().openapi(EXTENSION),
      /** These two are kept with an account only. */
      Language: LanguageCode.optional().openapi(EXTENSION),
      KeepsSearches: Flag.optional().openapi(EXTENSION),
    }),
  },
  responses: {
    200: json(ClientInfo, 'The current user with the new settings.'),
    401: SHARED_ERRORS.NotSignedIn,
    ...tooMany,
  },
});

const setUsedChat = defineCall({
  method: 'get',
  path: '/services/buyer/set-used-chat',
  tags: ['client'],
  effect: 'changes',
  summary: 'The visitor used the chat; asked by our own pages only (D30)',
  request: { query: LangQuery.extend({ chatId: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: { 200: json(Done, 'A cookie remembers the chat for 604800 s.') },
});

/** What a client searched for, the last first; at most 100. */
export const SearchHistory = z
  .object({ items: z.array(z.object({ text: z.string(), searchedAt: z.iso.datetime() })) })
  .openapi('SearchHistory', EXTENSION);
export type SearchHistory = z.infer<typeof SearchHistory>;

const SearchedText = z.string().trim().min(1).max(200);

const searchHistory = defineCall({
  method: 'get',
  path: '/services/buyer/search-history',
  tags: ['client'],
  effect: 'reads',
  access: 'client',
  summary: 'What the client searched for, the last first',
  request: { query: LangQuery },
  responses: { 200: json(SearchHistory, 'The searches; empty for a client who has none.') },
});

const keepSearch = defineCall({
  method: 'post',
  path: '/services/buyer/search-history',
  tags: ['client'],
  effect: 'changes',
  access: 'client',
  summary:
    'Keep a search of the client, unless they want none kept; nothing is kept while an admin looks at the shop as the client',
  request: { query: LangQuery, body: jsonBody(z.object({ Text: SearchedText }).openapi('KeepSearchRequest')) },
  responses: { 200: json(Done, 'Kept, or not to be kept.') },
});

const forgetSearches = defineCall({
  method: 'post',
  path: '/services/buyer/forget-searches',
  tags: ['client'],
  effect: 'changes',
  access: 'client',
  summary: 'Forget one search of the client, or all',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** Null for all. */
          Text: SearchedText.nullable(),
        })
        .openapi('ForgetSearchesRequest'),
    ),
  },
  responses: { 200: json(SearchHistory, 'What is left.') },
});

export const clientCalls = {
  clientBaseInfo,
  saveClientConfig,
  setUsedChat,
  searchHistory,
  keepSearch,
  forgetSearches,
} as const;
