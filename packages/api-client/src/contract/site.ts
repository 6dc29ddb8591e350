/** §7 Configuration, contacts, opening hours and the sitemap. */
import { z } from '@hono/zod-openapi';
import { CurrencyCode, IdParam, json, LangQuery, LanguageCode, EXTENSION } from './common.ts';
import { defineCall } from './define-call.ts';

export const CompanyContacts = z
  .object({
    companyName: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    address: z.string(),
    phones: z.array(z.object({ name: z.string(), phone: z.string() })),
    email: z.string(),
    /** Id of the company's own store, for its hours; null when it has none. */
    storeId: z.number().int().nullable(),
    isDemo: z.boolean(),
  })
  .openapi('CompanyContacts');
export type CompanyContacts = z.infer<typeof CompanyContacts>;

const getCompanyContacts = defineCall({
  method: 'post',
  path: '/services/CompanyContacts/getcompanycontacts',
  tags: ['site'],
  effect: 'reads',
  summary: 'Who the shop is and how to reach it (empty body)',
  request: { query: LangQuery },
  responses: { 200: json(CompanyContacts, 'Texts in the language of the call.') },
});

export const StoreWorkTime = z
  .object({
    /** 1 Monday … 7 Sunday. */
    day: z.number().int().min(1).max(7),
    /** `09:00`; both null where the store is closed. */
    opens: z.string().nullable(),
    closes: z.string().nullable(),
  })
  .openapi('StoreWorkTime');
export type StoreWorkTime = z.infer<typeof StoreWorkTime>;

const storeWorkTimes = defineCall({
  method: 'get',
  path: '/services/storeworktimes',
  tags: ['site'],
  effect: 'reads',
  summary: 'Opening hours of a store, Monday first',
  request: { query: LangQuery.extend({ storeId: IdParam }) },
  responses: { 200: json(z.array(StoreWorkTime), 'Seven days; none for an unknown store.') },
});

export const Sitemap = z
  .object({
    /**
     * Paths without language and origin; `modified` is an ISO date, absent where it is not known. `langs` are the languages that the
     * page is written in; absent: every language of the shop.
     */
    entries: z.array(
      z.object({ path: z.string(), modified: z.string().optional(), langs: z.array(LanguageCode).optional() }),
    ),
    /** The number of parts of this kind; a part holds at most 5,000 entries. */
    parts: z.number().int(),
  })
  .openapi('Sitemap');

/**
 * `cars`: every car below /zapchasti; `categories`: each category below /avtozapchasti, with the cars that it has goods for; `posts`: what
 * staff writes, such as /about and /articles/1.
 */
export const SITEMAP_KINDS = ['articles', 'categories', 'cars', 'posts'] as const;

const sitemap = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/sitemap',
  tags: ['site'],
  effect: 'reads',
  summary: 'What search engines may find, split (P3)',
  request: {
    query: LangQuery.extend({
      kind: z.enum(SITEMAP_KINDS),
      part: z.coerce.number().int().min(1).max(1000).default(1),
    }),
  },
  responses: { 200: json(Sitemap, 'A part beyond the last is empty.') },
});

export const Lang = z.object({ code: LanguageCode, displayName: z.string() }).openapi('Lang');

export const SiteConfig = z
  .object({
    defaultLang: LanguageCode,
    langs: z.array(Lang),
    showSwichLang: z.enum(['Admin', 'Always']),
    defaultCurrency: CurrencyCode,
    /** Extensions: settings that the page needs. */
    phones: z.object({ moscow: z.string(), other: z.string() }),
    /** The ClientCode whose clients see no chat (§6, D46). */
    chatHiddenForClientCode: z.number().int(),
    /** URL of the chat's script; null for the shop's own chat. */
    chatUrl: z.string().nullable(),
    /** URL template of raster street tiles, such as `https://tiles.example/{z}/{x}/{y}.png`; null for the offline base map. */
    mapTilesUrl: z.string().nullable(),
    /** Bonuses (D50). */
    bonus: z.object({
      /** Roubles for a registration; 0: none. */
      welcome: z.number().int(),
      /** Days until they expire. */
      days: z.number().int(),
      /** The part of an order that bonuses may pay, in percent. */
      orderShare: z.number().int(),
    }),
    /** Whether messages (SMS, mail) are shown on /dev/messages instead of being sent. */
    hasDemoMessages: z.boolean(),
  })
  .openapi('SiteConfig');
export type SiteConfig = z.infer<typeof SiteConfig>;

const getLangs = defineCall({
  method: 'get',
  path: '/Localization/getlangs',
  tags: ['site'],
  effect: 'reads',
  summary: 'The languages that the site offers, with their own names',
  request: { query: LangQuery },
  responses: { 200: json(z.array(Lang), 'In the order of the specification (§2).') },
});

const getConfig = defineCall({
  method: 'get',
  path: '/Localization/getconfig',
  tags: ['site'],
  effect: 'reads',
  summary: 'Site configuration (§3)',
  request: { query: LangQuery },
  responses: { 200: json(SiteConfig, 'The configuration.') },
});

/** What the shop has, counted. */
export const ShopFacts = z
  .object({
    /** Offers with pieces in stock, and the sellers that make them. */
    offers: z.number().int(),
    sellers: z.number().int(),
    /** The pick-up points that serve this visitor, and their cities. */
    points: z.number().int(),
    cities: z.number().int(),
  })
  .openapi('ShopFacts');
export type ShopFacts = z.infer<typeof ShopFacts>;

const shopFacts = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/shopfacts',
  tags: ['site'],
  effect: 'reads',
  summary: 'How many offers, sellers and pick-up points the shop has',
  request: { query: LangQuery },
  responses: { 200: json(ShopFacts, 'Counted within the last minute.') },
});

export const siteCalls = {
  getCompanyContacts,
  storeWorkTimes,
  sitemap,
  getLangs,
  getConfig,
  shopFacts,
} as const;
