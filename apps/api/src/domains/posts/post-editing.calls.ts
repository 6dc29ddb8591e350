import type { EditedPost, LanguageCode, ListedPost, postEditingCalls } from '@partshop/api-client/contract';
import { foldPartNumber } from '@partshop/api-client/part-number';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { figuresOf } from './figures.rules.ts';
import { addPost, editPost, publishPost, restorePost, withdrawPost, type Refusal } from './post-changes.queries.ts';
import { findEditedPost, findEditedPosts, findHistory, type EditedRow } from './post-drafts.queries.ts';
import { cleanPostHtml } from './post-html.rules.ts';
import { langsOf, textIn } from './post-texts.ts';

const noPost = () => new HttpError(404, { code: 'not-found', message: 'No such post.' });

/** How editors write posts: drafts, versions, and when they are shown. */
export function postEditingHandlers(tools: CallTools): CallHandlers<typeof postEditingCalls> {
  const { database, clock, siteConfig } = tools;
  const { pool, db } = database;

  async function read(id: number, lang: LanguageCode): Promise<EditedPost> {
    const [post, history] = await Promise.all([findEditedPost(pool, id, clock()), findHistory(pool, id)]);
    if (!post) throw noPost();
    const { teaser = '', html = '' } = post.texts[lang] ?? {};
    return {
      ...showListed(post, lang),
      title: post.texts[lang]?.title ?? '',
      version: post.version,
      teaser,
      html: cleanPostHtml(html),
      goods: post.goods,
      figures: Object.entries(figuresOf(tools, lang)).map(([name, value]) => ({ name, value })),
      history: history.map(({ savedAt, shownFrom, ...saved }) => ({
        ...saved,
        savedAt: savedAt.toISOString(),
        shownFrom: shownFrom?.toISOString() ?? null,
      })),
    };
  }

  /** What to respond after a change: the post, or as it is where somebody else has changed it. */
  async function outcome(id: number, lang: LanguageCode, refusal: Refusal | undefined) {
    if (refusal === 'unknown') throw noPost();
    if (!refusal) await tellCatalogueChanged(pool, 'all');
    const present = await read(id, lang);
    const message = 'Somebody else changed the post meanwhile.';
    return refusal
      ? ({ status: 409, body: { code: 'text-changed' as const, message, present } } as const)
      : ({ status: 200, body: present } as const);
  }

  return {
    listPosts: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const posts = await findEditedPosts(pool, clock());
      return c.json({ items: posts.map((post) => showListed(post, lang)) }, 200);
    },

    readPost: async (c) => {
      const { id, ...query } = c.req.valid('query');
      return c.json(await read(id, languageOf(query, siteConfig)), 200);
    },

    addPost: async (c, { clientId }) => {
      const { title, slug } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const text = { title: oneLine(title), teaser: '', html: '' };
      const id = await addPost(db, { lang, text, slug, savedBy: clientId, now: clock() });
      if (id === undefined) throw badField('slug', 'Another offer has this address.');
      return c.json(await read(id, lang), 200);
    },

    editPost: async (c, { clientId }) => {
      const { id, version, title, teaser, html, goods } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const refusal = await editPost(
        db,
        { id, version },
        {
          lang,
          text: { title: oneLine(title), teaser: oneLine(teaser), html: cleanPostHtml(html) },
          goods: goods.map(({ catalogKey, number }) => ({ catalogKey, number: foldPartNumber(number) })),
          savedBy: clientId,
          now: clock(),
        },
      );
      const { status, body } = await outcome(id, lang, refusal);
      return status === 409 ? c.json(body, 409) : c.json(body, 200);
    },

    publishPost: async (c) => {
      const { id, version, from } = c.req.valid('json');
      const now = clock();
      const time = from === undefined ? now : new Date(from);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const refusal = await publishPost(db, { id, version }, { from: time > now ? time : now, now });
      const { status, body } = await outcome(id, lang, refusal);
      return status === 409 ? c.json(body, 409) : c.json(body, 200);
    },

    withdrawPost: async (c) => {
      const { id, version, isRemoved } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const refusal = await withdrawPost(db, { id, version }, { isRemoved, now: clock() });
      const { status, body } = await outcome(id, lang, refusal);
      return status === 409 ? c.json(body, 409) : c.json(body, 200);
    },

    restorePost: async (c, { clientId }) => {
      const { id, version, restored } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const refusal = await restorePost(db, { id, version }, { restored, savedBy: clientId, now: clock() });
      const { status, body } = await outcome(id, lang, refusal);
      return status === 409 ? c.json(body, 409) : c.json(body, 200);
    },
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function stateOf({ removedAt, shownVersion, scheduledVersion }: EditedRow): ListedPost['state'] {
  if (removedAt) return 'removed';
  if (shownVersion !== null) return 'published';
  return scheduledVersion === null ? 'draft' : 'scheduled';
}

function showListed(post: EditedRow, lang: LanguageCode): ListedPost {
  const { id, kind, slug, version, shownVersion, scheduledVersion } = post;
  return {
    id,
    kind,
    slug,
    title: textIn(post.texts, lang).title,
    state: stateOf(post),
    hasDraft: version !== (scheduledVersion ?? shownVersion),
    savedAt: post.savedAt.toISOString(),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    scheduledFor: post.scheduledFor?.toISOString() ?? null,
    langs: langsOf(post.texts),
  };
}
