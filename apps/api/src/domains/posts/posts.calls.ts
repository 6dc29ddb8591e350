import type { postsCalls, ShownPost } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createCardReader } from '../catalogue/index.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { figuresOf } from './figures.rules.ts';
import { saveNews } from './post-changes.queries.ts';
import { findNews } from './post-drafts.queries.ts';
import { cleanPostHtml } from './post-html.rules.ts';
import { isGrantable, showNews, showPost, showTeaser } from './show-post.ts';
import { findGoodIds, findShownArticles, findShownPost, findVersion, type PostKey } from './shown-posts.queries.ts';

type ShownQuery = Parameters<typeof languageOf>[0] & {
  currencyCode: ShownPost['currency']['code'];
  preview?: number | undefined;
};

const noPost = () => new HttpError(404, { code: 'not-found', message: 'No such post.' });

/** What visitors read of articles, offers and pages; and the calls of §7 for news. */
export function postsHandlers(tools: CallTools): CallHandlers<typeof postsCalls> {
  const { database, clock, siteConfig, access, sessions } = tools;
  const { pool } = database;
  const readCards = createCardReader(tools);

  const viewOf = (query: Parameters<typeof languageOf>[0]) => {
    const lang = languageOf(query, siteConfig);
    return { lang, figures: figuresOf(tools, lang) };
  };

  const isEditor = async (c: ApiContext): Promise<boolean> => {
    const currentUser = await access.currentUserOf(c);
    return currentUser !== undefined && (currentUser.isEditor || currentUser.canSwitchUser);
  };

  /** What visitors see. */
  async function findPost(key: PostKey) {
    const found = await findShownPost(pool, key, clock());
    if (found.state === 'removed') throw new HttpError(410, { code: 'gone', message: 'The post was removed.' });
    if (found.state === 'unknown') throw noPost();
    return { post: found.post, dates: found.post };
  }

  /** What they would see of a version. Others than editors do not learn whether there is one. */
  async function findPreview(c: ApiContext, key: PostKey, version: number) {
    const post = (await isEditor(c)) ? await findVersion(pool, key, version) : undefined;
    if (!post) throw noPost();
    return { post, dates: null };
  }

  async function read(
    c: ApiContext,
    key: PostKey,
    { preview, currencyCode, ...query }: ShownQuery,
  ): Promise<ShownPost> {
    const view = viewOf(query);
    const { post, dates } = preview === undefined ? await findPost(key) : await findPreview(c, key, preview);
    if (!isGrantable(post.texts, view.figures)) throw noPost();
    const [session, ids] = await Promise.all([sessions.find(c), findGoodIds(pool, post.goods)]);
    const { items: goods, currency } = await readCards(session, ids, { lang: view.lang, currencyCode });
    return { ...showPost(post, dates, view), goods, currency };
  }

  return {
    getPost: async (c) => {
      const { isPreView, ...query } = c.req.valid('query');
      const view = { ...viewOf(query), isTeaser: isPreView === 'true' };
      const news = await findNews(pool, clock(), { withDrafts: await isEditor(c) });
      return c.json(
        news.map((post) => showNews(post, view)),
        200,
      );
    },

    savePost: async (c, { clientId }) => {
      const { post } = c.req.valid('json');
      const view = viewOf(c.req.valid('query'));
      const change = { ...post, html: cleanPostHtml(post.html), lang: view.lang, savedBy: clientId };
      const saved = await saveNews(database.db, change, clock());
      if (!saved) throw noPost();
      await tellCatalogueChanged(pool, 'all');
      return c.json(showNews(saved, { ...view, isTeaser: false }), 200);
    },

    newsList: async (c) => {
      const { skip, take, ...query } = c.req.valid('query');
      const view = viewOf(query);
      const { posts, total } = await findShownArticles(pool, clock(), { lang: view.lang, skip, take });
      return c.json({ items: posts.map((post) => showTeaser(post, view)), total }, 200);
    },

    newsPost: async (c) => {
      const { id, ...query } = c.req.valid('query');
      return c.json(await read(c, { kind: 'article', id }, query), 200);
    },

    offer: async (c) =>
      c.json(await read(c, { kind: 'offer', slug: c.req.valid('param').offer }, c.req.valid('query')), 200),

    shopPage: async (c) =>
      c.json(await read(c, { kind: 'page', slug: c.req.valid('param').page }, c.req.valid('query')), 200),
  };
}
