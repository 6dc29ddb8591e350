/** §7 Contacts, hours, news, logging; and what search engines are told. */
import { createRoute, z } from '@hono/zod-openapi';
import {
  accessErrors,
  CallError,
  commonErrors,
  Done,
  EXTENSION,
  IdParam,
  json,
  jsonBody,
  LangQuery,
  tooMany,
} from './common.ts';

export const CompanyContacts = z
  .object({
    companyName: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    address: z.string(),
    phones: z.array(z.object({ name: z.string(), phone: z.string() })),
    email: z.string(),
    /** Of its own store, for its hours; null where it has none. */
    storeId: z.number().int().nullable(),
    isDemo: z.boolean(),
  })
  .openapi('CompanyContacts');
export type CompanyContacts = z.infer<typeof CompanyContacts>;

export const getCompanyContacts = createRoute({
  method: 'post',
  path: '/services/CompanyContacts/getcompanycontacts',
  tags: ['site'],
  summary: 'Who the shop is and how to reach it (empty body)',
  request: { query: LangQuery },
  responses: { 200: json(CompanyContacts, 'Texts in the language of the call.'), ...commonErrors },
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

export const storeWorkTimes = createRoute({
  method: 'get',
  path: '/services/storeworktimes',
  tags: ['site'],
  summary: 'Opening hours of a store, Monday first',
  request: { query: LangQuery.extend({ storeId: IdParam }) },
  responses: { 200: json(z.array(StoreWorkTime), 'Seven days; none for an unknown store.'), ...commonErrors },
});

export const Post = z
  .object({
    id: z.number().int().nonnegative(),
    title: z.string(),
    /** HTML that was sanitised when it was saved and again when it is read. */
    html: z.string(),
    /** ISO instant. */
    publishedAt: z.string().nullable(),
  })
  .openapi('Post');

export const getPost = createRoute({
  method: 'get',
  path: '/services/news/getPost',
  tags: ['site'],
  summary: 'The news: its teaser, or whole; drafts for editors alone (D45)',
  request: { query: LangQuery.extend({ isPreView: z.enum(['true', 'false']).default('true') }) },
  responses: { 200: json(z.array(Post), 'The newest first, at most 20.'), ...commonErrors },
});

export const savePost = createRoute({
  method: 'post',
  path: '/services/news/savePost',
  tags: ['site'],
  summary: 'Save a piece of news; localizeEditor or canSwichUser only',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          post: z.object({
            id: z.number().int().nonnegative().default(0),
            title: z.string().trim().min(1).max(200),
            html: z.string().max(100_000),
            isPublished: z.boolean().default(false),
          }),
        })
        .openapi('SavePostRequest'),
    ),
  },
  responses: {
    200: json(Post, 'As it was saved.'),
    404: json(CallError, 'No piece of news has this id.'),
    ...commonErrors,
    ...accessErrors,
  },
});

export const searchTimingSave = createRoute({
  method: 'post',
  path: '/services/cabinet/SearchTimingSave',
  tags: ['site'],
  summary: 'How long a search took the visitor; sent after consent (P11)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          PageUrl: z.string().max(2000),
          UserAgentName: z.string().max(300),
          /** Milliseconds. */
          ElapsedTime: z.number().nonnegative().max(600_000),
        })
        .openapi('SearchTiming'),
    ),
  },
  responses: { 200: json(Done, 'Kept.'), ...commonErrors, ...tooMany },
});

export const clientRequestSave = createRoute({
  method: 'post',
  path: '/services/cabinet/ClientRequestSaveJson',
  tags: ['site'],
  summary: 'A page that the visitor opened; sent after consent (P11)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z.object({ RequestUrl: z.string().max(2000), PageTitle: z.string().max(300) }).openapi('ClientRequest'),
    ),
  },
  responses: { 200: json(Done, 'Kept.'), ...commonErrors, ...tooMany },
});

/** §3 Error report. `raw` is a JSON text of message, filename, stack. */
export const ErrorReport = z
  .object({
    error: z.string().max(1000),
    url: z.string().max(2000),
    lineNumber: z.coerce.number().int().nonnegative().max(1_000_000_000).default(0),
    raw: z.string().max(6000),
  })
  .openapi('ErrorReport');

export const saveError = createRoute({
  method: 'post',
  path: '/saveerror',
  tags: ['site'],
  summary: 'An uncaught error of a browser: form-urlencoded (D31), at most 8 KiB, ten a minute an address',
  request: {
    query: LangQuery,
    body: { content: { 'application/x-www-form-urlencoded': { schema: ErrorReport } }, required: true },
  },
  responses: { 200: json(Done, 'Nobody reads this.'), ...commonErrors, ...tooMany },
});

export const Sitemap = z
  .object({
    /** Addresses without language and origin; `modified` is an ISO day. */
    entries: z.array(z.object({ path: z.string(), modified: z.string() })),
    /** How many parts there are of this kind; a part holds at most 5,000 addresses. */
    parts: z.number().int(),
  })
  .openapi('Sitemap');

export const SITEMAP_KINDS = ['articles', 'categories'] as const;

export const sitemap = createRoute({
  ...EXTENSION,
  method: 'get',
  path: '/services/sitemap',
  tags: ['site'],
  summary: 'What search engines may find, split (P3)',
  request: {
    query: LangQuery.extend({
      kind: z.enum(SITEMAP_KINDS),
      part: z.coerce.number().int().min(1).max(1000).default(1),
    }),
  },
  responses: { 200: json(Sitemap, 'A part beyond the last is empty.'), ...commonErrors },
});
