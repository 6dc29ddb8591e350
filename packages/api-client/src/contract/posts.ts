/** §7 News and X10: what staff writes in the shop: articles, offers, and pages such as /about. All are posts. */
import { z } from '@hono/zod-openapi';
import { BasketQuery } from './basket.ts';
import { GoodCard } from './catalogue.ts';
import { Currency, EXTENSION, Id, IdParam, json, jsonBody, LangQuery, LanguageCode } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_ARTICLE_LENGTH, MAX_ARTICLE_TITLE_LENGTH } from './limits.ts';

const PostTitle = z.string().trim().min(1).max(MAX_ARTICLE_TITLE_LENGTH);
const PostHtml = z.string().max(MAX_ARTICLE_LENGTH);

export const Post = z
  .object({
    id: z.number().int().nonnegative(),
    title: z.string(),
    /** HTML, sanitised when saved and again when read. */
    html: z.string(),
    /** The language of the text: another than that of the call where nobody has translated it. */
    lang: LanguageCode.openapi(EXTENSION),
    /** ISO time. */
    publishedAt: z.string().nullable(),
  })
  .openapi('Post');
export type Post = z.infer<typeof Post>;

const getPost = defineCall({
  method: 'get',
  path: '/services/news/getPost',
  tags: ['posts'],
  effect: 'reads',
  summary: 'The news: its teaser, or whole; drafts for editors alone (D45)',
  request: { query: LangQuery.extend({ isPreView: z.enum(['true', 'false']).default('true') }) },
  responses: { 200: json(z.array(Post), 'The newest first, at most 20.') },
});

const savePost = defineCall({
  method: 'post',
  path: '/services/news/savePost',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Save a piece of news in the language of the call; localizeEditor or canSwichUser only',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          post: z.object({
            id: z.number().int().nonnegative().default(0),
            title: PostTitle,
            html: PostHtml,
            isPublished: z.boolean().default(false),
          }),
        })
        .openapi('SavePostRequest'),
    ),
  },
  responses: {
    200: json(Post, 'As it was saved.'),
    404: json(CallError, 'No piece of news has this id.'),
  },
});

const PostTeaser = z.object({
  id: Id,
  title: z.string(),
  /** Plain text: what the article is about. */
  teaser: z.string(),
  /** ISO time. */
  publishedAt: z.string(),
});
export type PostTeaser = z.infer<typeof PostTeaser>;

export const PostList = z
  .object({ items: z.array(PostTeaser.openapi('PostTeaser')), total: z.number().int() })
  .openapi('PostList');
export type PostList = z.infer<typeof PostList>;

const newsList = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/news/list',
  tags: ['posts'],
  effect: 'reads',
  summary: 'The articles written in the language, paged (X10)',
  request: {
    query: LangQuery.extend({
      skip: z.coerce.number().int().min(0).max(10_000).default(0),
      take: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: { 200: json(PostList, 'The newest first.') },
});

export const POST_KINDS = ['article', 'offer', 'page'] as const;
const PostKind = z.enum(POST_KINDS);
export type PostKind = z.infer<typeof PostKind>;

export const ShownPost = z
  .object({
    id: Id,
    kind: PostKind,
    title: z.string(),
    teaser: z.string(),
    /** HTML, sanitised when saved and again when read; figures of the settings are filled in. */
    html: z.string(),
    /** The language of the text: another than that of the call where nobody has translated it. */
    lang: LanguageCode,
    /** The languages that the post is written in. */
    langs: z.array(LanguageCode),
    /** ISO times: since when visitors see it, and since when they see this version. Null in the preview of a draft. */
    publishedAt: z.string().nullable(),
    modifiedAt: z.string().nullable(),
    /** Related goods, as the visitor may buy them. */
    goods: z.array(GoodCard),
    currency: Currency,
  })
  .openapi('ShownPost');
export type ShownPost = z.infer<typeof ShownPost>;

/** `preview`: the number of a version, which editors see as visitors would. */
const ShownQuery = BasketQuery.extend({ preview: z.coerce.number().int().min(1).max(1_000_000).optional() });

const shownAnswers = {
  200: json(ShownPost, 'As visitors see it.'),
  404: json(CallError, 'There is none; or nobody but editors may see it yet.'),
  410: json(CallError, 'It was removed.'),
} as const;

const newsPost = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/news/post',
  tags: ['posts'],
  effect: 'reads',
  summary: 'An article (X10)',
  request: { query: ShownQuery.extend({ id: IdParam }) },
  responses: shownAnswers,
});

/** A segment of an address. */
const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const offer = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/offers/{offer}',
  tags: ['posts'],
  effect: 'reads',
  summary: 'A promotional offer (X10)',
  request: { query: ShownQuery, params: z.object({ offer: z.string().max(100) }) },
  responses: shownAnswers,
});

/** The pages that every shop has. */
export const PAGE_SLUGS = ['about', 'become-supplier', 'guarantee', 'refund'] as const;

const shopPage = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/pages/{page}',
  tags: ['posts'],
  effect: 'reads',
  summary: 'A page about the shop: about, become-supplier, guarantee, refund',
  request: { query: ShownQuery, params: z.object({ page: z.string().max(100) }) },
  responses: shownAnswers,
});

export const postsCalls = { getPost, savePost, newsList, newsPost, offer, shopPage } as const;

/** What visitors see of a post: nothing yet, nothing until a time, a version of it, or that it was removed. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'removed'] as const;
const PostState = z.enum(POST_STATES);
export type PostState = z.infer<typeof PostState>;

const ListedPost = z.object({
  id: Id,
  kind: PostKind,
  /** The last segment of its address; null for an article, which has its id there. */
  slug: z.string().nullable(),
  title: z.string(),
  state: PostState,
  /** Whether its newest version differs from the one that visitors see or will see. */
  hasDraft: z.boolean(),
  /** ISO times. */
  savedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** When the scheduled version appears. */
  scheduledFor: z.string().nullable(),
  langs: z.array(LanguageCode),
});
export type ListedPost = z.infer<typeof ListedPost>;

const listPosts = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/posts/list_json',
  tags: ['posts'],
  effect: 'reads',
  access: 'editor',
  summary: 'Every post, for editors',
  request: { query: LangQuery },
  responses: {
    200: json(
      z.object({ items: z.array(ListedPost.openapi('ListedPost')) }).openapi('ListedPosts'),
      'Pages first, then offers and articles, the last saved first; at most 500.',
    ),
  },
});

/** A number of an article, as on its price page. */
const GoodNumber = z.object({ catalogKey: z.string().min(1).max(100), number: z.string().min(1).max(100) });
const RelatedGoods = z.array(GoodNumber.openapi('GoodNumber')).max(8);

export const EditedPost = ListedPost.extend({
  /** The number of its newest version; a change of an older one is refused. */
  version: z.number().int(),
  /** The newest text in the language of the call, as it is stored; empty where it is not written yet. */
  teaser: z.string(),
  html: z.string(),
  goods: RelatedGoods,
  /** What stands for figures of the settings in texts, such as `{returnDays}`, and what visitors see instead; null: the shop has none. */
  figures: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Saved versions, the newest first, at most 100. */
  history: z.array(
    z.object({
      version: z.number().int(),
      /** ISO times. */
      savedAt: z.string(),
      /** Null: the shop came with it, or the account is gone. */
      savedBy: z.string().nullable(),
      langs: z.array(LanguageCode),
      shownFrom: z.string().nullable(),
    }),
  ),
}).openapi('EditedPost');
export type EditedPost = z.infer<typeof EditedPost>;

export const PostConflict = CallError.extend({ code: z.literal('text-changed'), present: EditedPost }).openapi(
  'PostConflict',
);

const editAnswers = {
  200: json(EditedPost, 'As it is now.'),
  404: json(CallError, 'No post has this id.'),
  409: json(PostConflict, 'Somebody else changed it meanwhile: what it is now.'),
} as const;

const readPost = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/posts/post_json',
  tags: ['posts'],
  effect: 'reads',
  access: 'editor',
  summary: 'A post for its editor, in the language of the call',
  request: { query: LangQuery.extend({ id: IdParam }) },
  responses: { 200: editAnswers[200], 404: editAnswers[404] },
});

/** `version`: the newest one that the editor knows. */
const Change = z.object({ id: Id, version: z.number().int().min(1).max(1_000_000) });

const addPost = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/posts/add_json',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Add a draft of an article or an offer',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          title: PostTitle,
          /** The last segment of an offer's address; absent: an article. */
          slug: Slug.optional(),
        })
        .openapi('AddPostRequest'),
    ),
  },
  responses: { 200: editAnswers[200] },
});

const editPost = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/posts/post_json',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Save a new version: the text in the language of the call, and the related goods',
  request: {
    query: LangQuery,
    body: jsonBody(
      Change.extend({
        title: PostTitle,
        teaser: z.string().trim().max(300).default(''),
        html: PostHtml,
        goods: RelatedGoods.default([]),
      }).openapi('EditPostRequest'),
    ),
  },
  responses: editAnswers,
});

const publishPost = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/posts/publish_json',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Show the newest version to visitors, now or later',
  request: {
    query: LangQuery,
    body: jsonBody(
      Change.extend({
        /** From when; absent: now. A later version takes its place at its own time. */
        from: z.iso.datetime({ offset: true }).optional(),
      }).openapi('PublishPostRequest'),
    ),
  },
  responses: editAnswers,
});

const withdrawPost = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/posts/withdraw_json',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Stop showing a post',
  request: {
    query: LangQuery,
    body: jsonBody(
      Change.extend({
        /** Removed for good: its address answers 410. Otherwise it is a draft again, and its address answers 404. */
        isRemoved: z.boolean(),
      }).openapi('WithdrawPostRequest'),
    ),
  },
  responses: editAnswers,
});

const restorePost = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/posts/restore_json',
  tags: ['posts'],
  effect: 'changes',
  access: 'editor',
  summary: 'Make a new version from an older one, in all its languages',
  request: {
    query: LangQuery,
    body: jsonBody(Change.extend({ restored: z.number().int().min(1).max(1_000_000) }).openapi('RestorePostRequest')),
  },
  responses: editAnswers,
});

export const postEditingCalls = {
  listPosts,
  readPost,
  addPost,
  editPost,
  publishPost,
  withdrawPost,
  restorePost,
} as const;
