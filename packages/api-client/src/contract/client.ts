import { createRoute, z } from '@hono/zod-openapi';
import {
  accessErrors,
  CallError,
  commonErrors,
  CurrencyCode,
  Done,
  EXTENSION,
  Id,
  json,
  jsonBody,
  LangQuery,
  LanguageCode,
  tooMany,
} from './common.ts';

/** §3 Client info; wire names as the specification spells them. An absent ClientId means not logged in. */
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
    PayBad: z.number().int().optional(),
    ManagerId: z.number().int().optional(),
    EngineId: z.number().int().optional(),
    IsSeller: z.boolean().optional(),
    canSwichUser: z.boolean().optional(),
    localizeEditor: z.boolean().optional(),
    ClientConfig: z.object({ IsTableMod: z.boolean(), SearchGoodOrderType: z.number().int().min(1).max(5) }),
    /** Extension (X3): an admin looks at the shop as this client, until the given instant. */
    SwitchedBy: z.object({ ClientName: z.string(), Reason: z.string(), Until: z.string() }).optional(),
  })
  .openapi('ClientInfo');
export type ClientInfo = z.infer<typeof ClientInfo>;

export const Lang = z.object({ code: LanguageCode, displayName: z.string() }).openapi('Lang');

export const SiteConfig = z
  .object({
    defaultLang: LanguageCode,
    langs: z.array(Lang),
    showSwichLang: z.enum(['Admin', 'Always']),
    defaultCurrency: CurrencyCode,
    /** Extensions: settings that the page needs. */
    phones: z.object({ moscow: z.string(), other: z.string() }),
    /** Clients of this code see no chat (§6, D46). */
    chatHiddenForClientCode: z.number().int(),
    /** Address of the chat's own script; null: the chat that comes with the shop. */
    chatUrl: z.string().nullable(),
    /** Raster street tiles, such as `https://tiles.example/{z}/{x}/{y}.png`; null: the offline base map. */
    mapTilesUrl: z.string().nullable(),
    /** Messages (SMS, mail) are kept and shown on /dev/messages instead of being sent. */
    hasDemoMessages: z.boolean(),
  })
  .openapi('SiteConfig');
export type SiteConfig = z.infer<typeof SiteConfig>;

export const clientBaseInfo = createRoute({
  method: 'get',
  path: '/services/clientbaseinfo',
  tags: ['client'],
  summary: 'Who is asking: the client of the session, or nobody',
  request: { query: LangQuery },
  responses: { 200: json(ClientInfo, 'The viewer.'), ...commonErrors },
});

export const getLangs = createRoute({
  method: 'get',
  path: '/Localization/getlangs',
  tags: ['client'],
  summary: 'The languages that the site offers, with their own names',
  request: { query: LangQuery },
  responses: { 200: json(z.array(Lang), 'In the order of the specification (§2).'), ...commonErrors },
});

export const getConfig = createRoute({
  method: 'get',
  path: '/Localization/getconfig',
  tags: ['client'],
  summary: 'Site configuration (§3)',
  request: { query: LangQuery },
  responses: { 200: json(SiteConfig, 'The configuration.'), ...commonErrors },
});

/** Query values travel as text. */
const Flag = z.enum(['true', 'false']);

export const saveClientConfig = createRoute({
  method: 'post',
  path: '/services/buyer/SaveClientConfig',
  tags: ['client'],
  summary:
    'How the shop behaves for the viewer: kept with the account, or with the session of who is not logged in (D42)',
  request: {
    query: LangQuery.extend({
      IsTableMod: Flag.optional(),
      SearchGoodOrderType: z.coerce.number().int().min(1).max(5).optional(),
    }),
  },
  responses: { 200: json(ClientInfo, 'The viewer with the new settings.'), ...commonErrors, ...tooMany },
});

export const setUsedChat = createRoute({
  method: 'get',
  path: '/services/buyer/set-used-chat',
  tags: ['client'],
  summary: 'The visitor used the chat; asked by our own pages only (D30)',
  request: { query: LangQuery.extend({ chatId: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: { 200: json(Done, 'A cookie remembers the chat for 604800 s.'), ...commonErrors },
});

/** Extension (X3). */
export const SwitchUserRequest = z
  .object({ ClientId: Id, Reason: z.string().trim().min(5).max(300) })
  .openapi('SwitchUserRequest');

export const FoundClient = z
  .object({
    ClientId: Id,
    ClientCode: z.number().int(),
    ClientName: z.string(),
    ClientType: z.enum(['Retail', 'Wholesale']),
    CityName: z.string(),
    IsSeller: z.boolean(),
  })
  .openapi('FoundClient');
export type FoundClient = z.infer<typeof FoundClient>;

const switchUserPath = '/services/cabinet/SwitchUser';

export const findClients = createRoute({
  ...EXTENSION,
  method: 'get',
  path: switchUserPath,
  tags: ['client'],
  summary: 'Clients by name, code or phone, for an admin who looks for one (X3)',
  request: { query: LangQuery.extend({ query: z.string().trim().min(1).max(100) }) },
  responses: { 200: json(z.array(FoundClient), 'At most 20.'), ...commonErrors, ...accessErrors },
});

export const switchUser = createRoute({
  ...EXTENSION,
  method: 'post',
  path: switchUserPath,
  tags: ['client'],
  summary: 'Look at the shop as this client, for half an hour, under a new session; canSwichUser only (X3, B5)',
  request: { query: LangQuery, body: jsonBody(SwitchUserRequest) },
  responses: {
    200: json(ClientInfo, 'The client, with SwitchedBy.'),
    404: json(CallError, 'No such client, or one with rights of his own, who cannot be looked through.'),
    ...commonErrors,
    ...accessErrors,
    ...tooMany,
  },
});

export const switchBack = createRoute({
  ...EXTENSION,
  method: 'delete',
  path: switchUserPath,
  tags: ['client'],
  summary: 'Be oneself again (X3)',
  request: { query: LangQuery },
  responses: { 200: json(ClientInfo, 'The admin.'), ...commonErrors, ...accessErrors },
});
