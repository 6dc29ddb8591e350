import type { LanguageCode } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { figuresOf } from './figures.rules.ts';
import { langsOf, postPath } from './post-texts.ts';
import { isGrantable } from './show-post.ts';
import { findShownPosts } from './shown-posts.queries.ts';

export type PostPage = { path: string; modified: string; langs: LanguageCode[] };

/** The pages of all posts that visitors see, for search engines; `modified` is an ISO date. */
export async function listPostPages(
  tools: Pick<CallTools, 'database' | 'clock' | 'siteConfig' | 'paymentMinutes'>,
): Promise<PostPage[]> {
  const posts = await findShownPosts(tools.database.pool, tools.clock());
  const figures = figuresOf(tools, tools.siteConfig.defaultLang);
  return posts
    .filter(({ texts }) => isGrantable(texts, figures))
    .map(({ id, kind, slug, texts, modifiedAt }) => ({
      path: postPath(kind, id, slug),
      modified: modifiedAt.toISOString().slice(0, 10),
      langs: langsOf(texts),
    }));
}
