import { createRoute, z } from '@hono/zod-openapi';
import { commonErrors, CurrencyCode, json, LangQuery, LanguageCode } from './common.ts';

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
    Bonus: z.number().int().optional(),
    PayBad: z.number().int().optional(),
    ManagerId: z.number().int().optional(),
    EngineId: z.number().int().optional(),
    IsSeller: z.boolean().optional(),
    canSwichUser: z.boolean().optional(),
    localizeEditor: z.boolean().optional(),
    ClientConfig: z.object({ IsTableMod: z.boolean(), SearchGoodOrderType: z.number().int().min(1).max(5) }),
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
